import type {ThingKind} from '../../lib/versions/presence';
import type {Thing} from '../../lib/versions/matrix';
import {collectThings} from './collect-things';
import {belongs} from './find-place';

/** The pages whose headings and tables are about things of a kind, at their places in all versions. */
const kindsOfPages: readonly (readonly [pages: RegExp, kind: ThingKind])[] = [
  [/^reference\/globals$/, 'global'],
  [/^reference\/resources?(?:$|\/)/, 'method'],
  [/^developers\/applications\/defining-schemas$/, 'directive'],
  [/^reference\/components\/built-in/, 'component'],
  [/^developers\/components\/built-in$/, 'component'],
  [/^developers\/rest$/, 'query'],
];

const things = collectThings();

/**
 * What the headings of a page in a version can name, for src/remark/mark-availability.ts.
 *
 * @returns a function that finds the thing by the code of a heading, or undefined where there is nothing to find
 */
export function thingsOn(page: string, version: string): ((code: string) => Thing | undefined) | undefined {
  const own = [...operationsOn(page, version), ...thingsAbout(page)].filter(({group}) => group !== 'static');
  return own.length === 0 ? undefined : (code) => own.find((thing) => isNamed(thing, code));
}

/** The operations that a page can document. */
function operationsOn(page: string, version: string): Thing[] {
  if (!page.startsWith('developers/operations-api/')) return [];
  return things.filter((thing) => thing.kind === 'operation' && belongs(thing, page, version));
}

/** What a page about globals, methods, directives, components or queries can name; nothing for other pages. */
export function thingsAbout(page: string): Thing[] {
  const kinds = kindsOfPages.filter(([pages]) => pages.test(page)).map(([, kind]) => kind);
  return things.filter(({kind}) => kinds.includes(kind));
}

/** Whether code on a page about it is the name of a thing: with or without arguments, and a member without its object. */
export function isNamed({name, kind}: Thing, code: string): boolean {
  const written = code.replace(/\(.*$/s, '');
  return written === name || (kind === 'global' && name.includes('.') && written === name.slice(name.indexOf('.') + 1));
}
