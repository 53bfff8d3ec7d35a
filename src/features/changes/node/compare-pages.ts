import {arrivalIn, changedDefaults, hasCome, hasGone} from '../../availability';
import {compareVersions} from '../../../lib/compare-versions';
import {pathsAbove} from '../../../lib/setting-path';
import {escapeRegExp} from '../../../lib/escape-regexp';
import type {PageChange, PageStep, SectionChange} from '../page-history';
import {knownHistory} from './known-history';
import type {Fact, ReadPage, SectionText} from './read-page';

/** A page in a version. */
export interface PageOfVersion extends ReadPage {
  version: string;
  /** Titles of the sections of all pages of the version: one that moved to another page was not removed. */
  titles: ReadonlySet<string>;
}

export type Difference = Pick<PageStep, 'changes' | 'sections'>;

/**
 * The differences of a page from an older one, for readers of the newer one. Two pages can differ although the product
 * did not change, so a feature is said to be added, removed, or deprecated only if the availability data says so and
 * the pages agree: one has its name, and the other does not.
 */
export function comparePages(older: PageOfVersion, newer: PageOfVersion): Difference {
  const added = newer.facts.filter((fact) => isNew(fact, older) && !names(older, fact));
  const removed = older.facts.filter((fact) => isGone(fact, newer) && !names(newer, fact));
  const before = new Set(older.facts.map(keyOf));
  const both = newer.facts.filter((fact) => before.has(keyOf(fact)));
  const changes: PageChange[] = [
    ...withoutParts(added).map(({fact, parts}) => {
      const release = knownHistory(fact)
        .map((feature) => arrivalIn(feature, newer.version))
        .find(Boolean);
      return {...changeOf(fact, 'added'), ...parts, ...(isPatch(release) && {release}), anchor: fact.anchor};
    }),
    ...withoutParts(removed).map(({fact, parts}) => {
      const successor = knownHistory(fact).find((feature) => feature.successor !== undefined)?.successor;
      return {...changeOf(fact, 'removed'), ...parts, successor};
    }),
    ...both.flatMap((fact) => [
      ...deprecations(fact, older.version, newer.version),
      ...defaultChanges(fact, older.version, newer.version),
    ]),
  ];
  return {changes, sections: compareSections(older, newer)};
}

/** Identifies a feature, whatever the page is about: that decides its kind, and differs where a feature has moved. */
export function keyOf({of = '', name}: Pick<Fact, 'of' | 'name'>): string {
  return `${of}|${name}`;
}

/** Returns true if a page has a name anywhere, as a word of its own. */
export function names({text}: Pick<ReadPage, 'text'>, {name}: Pick<Fact, 'name'>): boolean {
  return new RegExp(`(?<![\\w$.-])${escapeRegExp(name)}(?![\\w$-])`).test(text);
}

function isNew(fact: Fact, {version}: PageOfVersion): boolean {
  const features = knownHistory(fact);
  return features.length > 0 && features.every((feature) => !hasCome(feature, version));
}

function isGone(fact: Fact, {version}: PageOfVersion): boolean {
  const features = knownHistory(fact);
  return features.length > 0 && features.every((feature) => hasGone(feature, version));
}

/** Drops changes implied by an added or removed parent: an operation's parts are omitted, a setting's keys are counted. */
function withoutParts(facts: Fact[]): {fact: Fact; parts: {parts?: number}}[] {
  const operations = new Set(facts.filter(({kind}) => kind === 'operation').map(({name}) => name));
  const keys = new Set(facts.filter(({kind}) => kind === 'key').map(({name}) => name));
  const isInside = ({kind, name}: Fact) => kind === 'key' && pathsAbove(name).some((path) => keys.has(path));
  return facts
    .filter((fact) => !(fact.of !== undefined && operations.has(fact.of)) && !isInside(fact))
    .map((fact) => {
      const inside = facts.filter(({kind, name}) => kind === 'key' && pathsAbove(name).includes(fact.name));
      return {fact, parts: fact.kind === 'key' && inside.length > 0 ? {parts: inside.length} : {}};
    });
}

const changeOf = ({kind, name, of}: Fact, what: PageChange['what']): PageChange => ({kind, name, of, what});

/** A parameter that was deprecated along with its operation is not listed, since the operation is. */
function deprecations(fact: Fact, older: string, newer: string): PageChange[] {
  const features = knownHistory(fact);
  const ofWhole = fact.of === undefined ? [] : knownHistory({...fact, kind: 'operation', name: fact.of, of: undefined});
  const [first] = features;
  const isRecent = features.every(
    ({deprecated}) =>
      deprecated !== undefined &&
      compareVersions(deprecated, older) > 0 &&
      compareVersions(deprecated, newer) <= 0 &&
      !ofWhole.some((whole) => whole.deprecated === deprecated),
  );
  if (!first || !isRecent) return [];
  return [{...changeOf(fact, 'deprecated'), successor: first.successor, anchor: fact.anchor}];
}

function defaultChanges(fact: Fact, older: string, newer: string): PageChange[] {
  const values = fact.kind === 'key' ? changedDefaults[fact.name] : undefined;
  if (!values) return [];
  const valueIn = (version: string) => values.findLast(([since]) => compareVersions(since, version) <= 0)?.[1];
  const [from, to] = [older, newer].map((version) => String(valueIn(version) ?? 'none'));
  return from === to ? [] : [{...changeOf(fact, 'default'), from, to, anchor: fact.anchor}];
}

function compareSections(older: PageOfVersion, newer: PageOfVersion): SectionChange[] {
  const left = new Set(older.sections);
  const take = (isFormer: (section: SectionText) => boolean): SectionText | undefined => {
    const former = [...left].find(isFormer);
    if (former) left.delete(former);
    return former;
  };
  const formers = newer.sections.map(
    ({anchor, title}) =>
      take((other) => other.anchor === anchor) ?? take((other) => other.title.toLowerCase() === title.toLowerCase()),
  );
  const sections = newer.sections.flatMap(({title, anchor, text}, index): SectionChange[] => {
    const former = formers[index] ?? take((other) => other.text === text && text !== '');
    if (former) return former.text === text ? [] : [{title, anchor, what: 'changed'}];
    return text === '' || older.titles.has(title.toLowerCase()) ? [] : [{title, anchor, what: 'added'}];
  });
  const gone = [...left].filter(({title, text}) => text !== '' && !newer.titles.has(title.toLowerCase()));
  return [...sections, ...gone.map(({title}): SectionChange => ({title, what: 'removed'}))];
}

function isPatch(release: string | undefined): release is string {
  return release !== undefined && /^\d+\.\d+\.[1-9]/.test(release);
}
