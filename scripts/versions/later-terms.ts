import {pageMoves} from '../../src/data/page-moves';
import {minorOf} from '../../src/lib/releases/minor-of';
import {compareVersions, nearestPage} from '../../src/lib/versions/page-moves';
import type {Catalogue} from '../../src/plugins/api-catalogue/types';
import type {Configuration} from '../../src/plugins/config-schema/types';
import type {PageLine} from './page-lines';

/** What a version is known to have. */
export interface VersionFacts {
  name: string;
  /** Ids of its pages. */
  pages: ReadonlySet<string>;
  catalogue: Catalogue | undefined;
  configuration: Configuration | undefined;
}

export interface LaterTerm {
  term: string;
  /** What it is: "operation", "configuration key", … */
  kind: string;
  /** The version that brought it. */
  since: string;
}

interface Named {
  term: string;
  kind: string;
  /** Missing where the tables name no release. */
  since: string | undefined;
}

/** Names of several words are terms of the product; a single word such as `template` is also one of the language. */
const COMPOUND = /^[a-z\d]+(?:_[a-z\d]+)+$|^[a-z][a-z\d]*[A-Z]\w*$/;

/**
 * The operations, parameters, configuration keys and pages that a version cannot know: those that tables of a newer
 * version date later, and those that a newer version has and it does not.
 *
 * @param newer the versions after it, in any order
 */
export function laterTerms(version: VersionFacts, newer: VersionFacts[]): LaterTerm[] {
  const ownNames = namesOf(version);
  const own = new Set(ownNames.map(({term}) => term));
  // What came with a newer version can have reached this one with a patch; its own tables say so.
  const dated = ownNames.filter(({since}) => since !== undefined && compareVersions(minorOf(since), version.name) <= 0);
  const backported = new Set(dated.map(({term}) => term));
  const terms = new Map<string, LaterTerm>();
  for (const other of newer.toSorted((a, b) => compareVersions(a.name, b.name))) {
    const named = namesOf(other);
    for (const {term, kind, since} of named) {
      if (terms.has(term) || backported.has(term)) continue;
      const dates = named.filter((entry) => entry.term === term).map((entry) => entry.since);
      // One name can have several meanings, of which the oldest counts.
      const isLater = dates.every((date) => date !== undefined && compareVersions(minorOf(date), version.name) > 0);
      if (isLater) terms.set(term, {term, kind, since: minorOf(since!)});
      else if (!own.has(term) && dates.every((date) => date === undefined)) {
        terms.set(term, {term, kind, since: other.name});
      }
    }
    for (const page of other.pages) {
      const {isSame} = nearestPage(page, other.name, version.name, version.pages, pageMoves);
      if (!isSame && page.includes('/') && !terms.has(page))
        terms.set(page, {term: page, kind: 'page', since: other.name});
    }
  }
  return [...terms.values()];
}

function namesOf({catalogue, configuration}: VersionFacts): Named[] {
  const operations = (catalogue?.operations ?? []).flatMap(({name, aliases, since, parameters}): Named[] => [
    ...[name, ...aliases].map((term) => ({term, kind: 'operation', since})),
    ...parameters.flatMap((parameter) => {
      const term = lastName(parameter.name);
      return COMPOUND.test(term) ? [{term, kind: 'parameter', since: parameter.since ?? since}] : [];
    }),
  ]);
  const keys = (configuration?.keys ?? []).flatMap(({key, since, environmentVariable}): Named[] => [
    ...(key.includes('.') ? [{term: key, kind: 'configuration key', since}] : []),
    ...(environmentVariable ? [{term: environmentVariable, kind: 'environment variable', since}] : []),
    ...(COMPOUND.test(lastName(key)) ? [{term: lastName(key), kind: 'configuration key', since}] : []),
  ]);
  return [...operations, ...keys];
}

function lastName(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1).replaceAll('[]', '');
}

export interface TermUse extends LaterTerm {
  line: number;
}

/** Where a page uses such terms as code; paths of pages count in prose too. */
export function usesOfTerms(lines: PageLine[], terms: LaterTerm[]): TermUse[] {
  return lines.flatMap(({number, code, prose}) => {
    const text = code.join('\n');
    const used = terms.filter(({term, kind}) => hasTerm(text, term) || (kind === 'page' && hasTerm(prose, term)));
    // A key says enough without the objects that contain it.
    return used
      .filter(({term}) => !used.some((other) => other.term.length > term.length && other.term.includes(term)))
      .map((term) => ({...term, line: number}));
  });
}

function hasTerm(text: string, term: string): boolean {
  for (let at = text.indexOf(term); at !== -1; at = text.indexOf(term, at + 1)) {
    const around = (text[at - 1] ?? ' ') + (text[at + term.length] ?? ' ');
    if (!/[\w-]/.test(around)) return true;
  }
  return false;
}
