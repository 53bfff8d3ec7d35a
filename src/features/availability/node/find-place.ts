import {lastName} from '../../../lib/setting-path';
import {escapeRegExp} from '../../../lib/escape-regexp';
import type {CodePlace} from '../../../page-model/rows/code-places';
import type {Feature} from '../matrix';
import {pagesByKind} from './pages-by-kind';

/** The names in code on a page of a version. */
export interface PagePlaces {
  id: string;
  /** Below the address of its version. */
  path: string;
  /** The group of the operations on it. */
  group?: string;
  places: readonly CodePlace[];
}

/** The place where a version documents a feature. */
type Place = Pick<PagePlaces, 'path'> & Pick<CodePlace, 'anchor'>;

/** Kinds whose first pages have headings and tables about nothing else. */
const kindsOfPages = ['operation', 'global', 'method', 'directive', 'component', 'query'] as const;

/** The kind of features that the headings of a page name; undefined for a page about something else. */
export function kindOfPage(page: string): (typeof kindsOfPages)[number] | undefined {
  return kindsOfPages.find((kind) => pagesByKind[kind][0]!.test(page));
}

/** Returns true if a page is about any kind of feature. */
export function isAboutFeatures(page: string): boolean {
  return Object.values(pagesByKind).some((patterns) => patterns.some((pattern) => pattern.test(page)));
}

/**
 * The section of a version that documents a feature: on the pages about its kind, the place that fits it best.
 * @returns undefined where no section names it
 */
export function findPlace(feature: Feature, pages: readonly PagePlaces[]): Place | undefined {
  const distance = nameTest(feature);
  const own = pages.filter((page) => belongs(feature, page.group));
  for (const pattern of pagesByKind[feature.kind]) {
    let best: Place | undefined;
    let bestRank = NONE;
    for (const {path, places} of own.filter(({id}) => pattern.test(id))) {
      for (const place of places) {
        const rank = place.rank + distance(place);
        if (rank < bestRank) [best, bestRank] = [{path, anchor: place.anchor}, rank];
      }
    }
    if (best) return best;
  }
  return undefined;
}

/**
 * Returns true if a page with operations of a group can document a feature: operations with the same name differ by
 * their group.
 */
export function belongs({kind, group}: Pick<Feature, 'kind' | 'group'>, groupOfPage: string | undefined): boolean {
  return (kind !== 'operation' && kind !== 'parameter') || group === groupOfPage;
}

/** No place: more than any rank. */
const NONE = 100;

/**
 * The distance of a place from naming a feature: 0 for its name, more for other spellings, `NONE` for another feature.
 */
function nameTest({kind, name, of, group, successor}: Feature): (place: CodePlace) => number {
  const leaf = lastName(name);
  const member = name.slice(name.indexOf('.') + 1);
  const command = new RegExp(`^harper(?:db)? ${escapeRegExp(name)}(?![\\w-])`);
  switch (kind) {
    case 'parameter':
      // A parameter without a row, such as an older spelling, is found at the heading of its operation.
      return ({code, rank, under}) => nearer(under === of && code === name, under === of && rank === 0 && 5);
    case 'operation':
      // An older name is in the section of the name that replaced it.
      return ({code, rank, under}) => nearer(code === name && (rank === 0 || under === '' || under === successor));
    case 'command':
      return ({code}) => nearer(command.test(code));
    case 'key':
      return ({code, rank}) => nearer(code === name, code === leaf && rank <= 1 && 5);
    case 'method':
      return ({code, rank, anchor}) => {
        if (!isCall(code, name)) return NONE;
        if (group === 'static') return /static|members/.test(anchor) ? rank : rank + 4;
        return /static/.test(anchor) ? 4 : 0;
      };
    case 'global':
    case 'component':
    case 'query':
      // The object of a member is in the heading above its table.
      return ({code}) => nearer(isCall(code, name), isCall(code, member) && 4);
    default:
      return ({code}) => nearer(code === name);
  }
}

/** @param other distance for code that is not the name, or false if it is about another feature */
function nearer(isName: boolean, other: number | false = false): number {
  if (isName) return 0;
  return other === false ? NONE : other;
}

/** `get`, `get()` and `get(target, context?)` are the same name. */
function isCall(code: string, name: string): boolean {
  return code === name || code.startsWith(`${name}(`);
}
