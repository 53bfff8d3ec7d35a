import type {Thing} from '../../lib/versions/matrix';
import {collectThings} from './collect-things';
import {belongs, kindOfPage} from './find-place';

const things = collectThings();

/**
 * What the headings of a page in a version can name, for src/remark/mark-availability.ts.
 *
 * @returns a function that finds the thing by the code of a heading, or undefined where there is nothing to find
 */
export function thingsOn(page: string, version: string): ((code: string) => Thing | undefined) | undefined {
  const kind = kindOfPage(page);
  const own = things.filter(
    (thing) => thing.kind === kind && thing.group !== 'static' && belongs(thing, page, version),
  );
  return own.length === 0 ? undefined : (code) => own.find((thing) => isNamed(thing, code));
}

/** What a page about globals, methods, directives, components or queries can name; nothing for other pages. */
export function thingsAbout(page: string): Thing[] {
  const own = kindOfPage(page);
  return own === 'operation' ? [] : things.filter(({kind}) => kind === own);
}

/** Whether code on a page about it is the name of a thing: with or without arguments, and a member without its object. */
export function isNamed({name, kind}: Thing, code: string): boolean {
  const written = code.replace(/\(.*$/s, '');
  return written === name || (kind === 'global' && name.includes('.') && written === name.slice(name.indexOf('.') + 1));
}
