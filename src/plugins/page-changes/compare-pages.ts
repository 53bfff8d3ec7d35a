import {changedDefaults} from '../../data/availability/configuration-defaults';
import {arrivalIn, isAvailable} from '../../lib/versions/availability';
import {compareVersions} from '../../lib/compare-versions';
import type {PageChange, PageStep, SectionChange} from '../../lib/versions/page-history';
import {knownHistory} from './known-history';
import type {Fact, ReadPage, Section} from './read-page';

/** A page in a version, and what else the version documents. */
export interface PageOfVersion extends ReadPage {
  version: string;
  /** Keys of everything that the version documents: what moved to another page is neither added nor removed. */
  documented: ReadonlySet<string>;
}

export type Difference = Pick<PageStep, 'changes' | 'sections' | 'reworded'>;

/** How a page differs from an older one, for readers of the newer one. */
export function comparePages(older: PageOfVersion, newer: PageOfVersion): Difference {
  const before = byKey(older.facts);
  const after = byKey(newer.facts);
  const added = newer.facts.filter((fact) => !before.has(keyOf(fact)));
  const removed = older.facts.filter((fact) => !after.has(keyOf(fact)));
  const kept = newer.facts.filter((fact) => before.has(keyOf(fact)));
  const changes: PageChange[] = [
    ...wholes(added.filter((fact) => isNews(fact, older))).map(({fact, parts}) => {
      const release = knownHistory(fact)
        .map((feature) => arrivalIn(feature, newer.version))
        .find(Boolean);
      return {...changeOf(fact, 'added'), ...parts, ...(isPatch(release) && {release}), anchor: fact.anchor};
    }),
    ...wholes(removed.filter((fact) => isNews(fact, newer))).map(({fact, parts}) => {
      const successor = knownHistory(fact).find((feature) => feature.successor !== undefined)?.successor;
      return {...changeOf(fact, 'removed'), ...parts, successor};
    }),
    ...kept.flatMap((fact) => valueChanges(before.get(keyOf(fact))!, fact, older.version, newer.version)),
  ];
  return {changes, ...compareSections(older.sections, newer.sections)};
}

function byKey(facts: readonly Fact[]): Map<string, Fact> {
  return new Map(facts.map((fact) => [keyOf(fact), fact]));
}

/** Leaves out the kind, which depends on the page and so can change with a move, except for errors and responses. */
export function keyOf({kind, of = '', name}: Pick<Fact, 'kind' | 'of' | 'name'>): string {
  return `${kind === 'error' || kind === 'response' ? kind : ''}|${of}|${name.toLowerCase()}`;
}

/**
 * Whether a fact of one page is news compared with the other version. The availability data decides where it knows the
 * feature, since something can exist without being documented; otherwise the pages decide.
 */
function isNews(fact: Fact, other: PageOfVersion): boolean {
  const features = knownHistory(fact);
  if (features.length > 0) return features.every((feature) => !isAvailable(feature, other.version));
  return !other.documented.has(keyOf(fact));
}

/** Leaves out what came or went with its whole: parts of operations go without saying, keys are counted. */
function wholes(facts: Fact[]): {fact: Fact; parts: {parts?: number}}[] {
  const operations = new Set(facts.filter(({kind}) => kind === 'operation').map(({name}) => name));
  const names = new Set(facts.filter(({kind}) => kind === 'key').map(({name}) => name));
  const isInside = ({kind, name}: Fact) => kind === 'key' && pathsAbove(name).some((path) => names.has(path));
  return facts
    .filter((fact) => !(fact.of !== undefined && operations.has(fact.of)) && !isInside(fact))
    .map((fact) => {
      const inside = facts.filter(({kind, name}) => kind === 'key' && pathsAbove(name).includes(fact.name));
      return {fact, parts: fact.kind === 'key' && inside.length > 0 ? {parts: inside.length} : {}};
    });
}

/** `a.b` and `a` for `a.b[]`. */
function pathsAbove(key: string): string[] {
  const ends = [...key.matchAll(/\.|\[\]/g)].map(({index}) => index);
  return ends.map((end) => key.slice(0, end));
}

const changeOf = ({kind, name, of}: Fact, what: PageChange['what']): PageChange => ({kind, name, of, what});

function valueChanges(before: Fact, after: Fact, older: string, newer: string): PageChange[] {
  const {anchor} = after;
  // A parameter that was deprecated along with its operation is not listed, since the operation is.
  const deprecated = knownHistory(after).find(
    (feature) =>
      (after.of === undefined ||
        feature.deprecated !== knownHistory({...after, kind: 'operation', name: after.of})[0]?.deprecated) &&
      feature.deprecated !== undefined &&
      compareVersions(feature.deprecated, older) > 0 &&
      compareVersions(feature.deprecated, newer) <= 0,
  );
  const isKey = after.kind === 'key';
  const values: [PageChange['what'], string | undefined, string | undefined][] = [
    ['default', ...(isKey ? defaultsOf(after.name, older, newer) : bothOrNone(before.default, after.default))],
    ['required', ...bothOrNone(before.required, after.required)],
    ['values', ...bothOrNone(before.values, after.values)],
  ];
  return [
    ...(deprecated ? [{...changeOf(after, 'deprecated'), successor: deprecated.successor, anchor}] : []),
    ...values
      .filter(([, from, to]) => from !== to)
      .map(([what, from, to]) => ({...changeOf(after, what), from, to, anchor})),
  ];
}

/** A page that names no value says less, which is not a change. */
function bothOrNone(before: string | undefined, after: string | undefined): [string | undefined, string | undefined] {
  return before === undefined || after === undefined ? [undefined, undefined] : [before, after];
}

function defaultsOf(key: string, older: string, newer: string): [string | undefined, string | undefined] {
  const values = changedDefaults[key];
  const valueIn = (version: string) => values?.findLast(([since]) => compareVersions(since, version) <= 0)?.[1];
  const textOf = (value: string | number | boolean | undefined) => (value === undefined ? 'none' : String(value));
  return values ? [textOf(valueIn(older)), textOf(valueIn(newer))] : [undefined, undefined];
}

function compareSections(before: Section[], after: Section[]): Omit<Difference, 'changes'> {
  const left = new Set(before);
  const take = (isFormer: (section: Section) => boolean): Section | undefined => {
    const former = [...left].find(isFormer);
    if (former) left.delete(former);
    return former;
  };
  const formers = after.map(
    ({anchor, title}) =>
      take((other) => other.anchor === anchor) ?? take((other) => other.title.toLowerCase() === title.toLowerCase()),
  );
  let reworded = 0;
  const sections = after.flatMap(({title, anchor, text, substance}, index): SectionChange[] => {
    const former = formers[index];
    if (former?.text === text || (!former && text === '')) return [];
    // A section with a new heading is still the same one if it has the same substance.
    const isSame = former
      ? former.substance === substance
      : take((other) => other.substance.trim() !== '' && other.substance === substance);
    if (!isSame) return [{title, anchor, what: former ? 'changed' : 'added'}];
    reworded += 1;
    return [];
  });
  const gone = [...left].filter(({text}) => text !== '');
  return {sections: [...sections, ...gone.map(({title}): SectionChange => ({title, what: 'removed'}))], reworded};
}

function isPatch(release: string | undefined): release is string {
  return release !== undefined && /^\d+\.\d+\.[1-9]/.test(release);
}
