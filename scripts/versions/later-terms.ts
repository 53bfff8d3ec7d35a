import {lastName} from '../../src/lib/setting-path';
import {minorOf} from '../../src/features/releases';
import {arrivalIn, type Feature, type FeatureKind, hasCome} from '../../src/features/availability';
import type {LineProblem} from '../../src/lib/problems';
import type {PageLine} from './page-lines';

export interface LaterTerm {
  term: string;
  /** The name of its kind, such as "operation" or "configuration key". */
  kind: string;
  /** The version that brought it. */
  since: string;
}

/** The kinds of features that pages name in code, with their names in messages. Command lines have their own check. */
const KINDS: Partial<Record<FeatureKind, string>> = {
  operation: 'operation',
  parameter: 'parameter',
  key: 'configuration key',
  variable: 'environment variable',
  directive: 'directive',
  global: 'global',
  method: 'part of a resource',
  component: 'component',
};

/** Compound names are terms of the product; a single word such as `template` is also an ordinary word. */
const COMPOUND =
  /^[a-z\d]+(?:_[a-z\d]+)+$|^[a-z][a-z\d]*[A-Z]\w*$|^(?:[A-Z][a-z\d]+){2,}$|^[A-Z]+(?:_[A-Z\d]+)+$|[.$@-]/;

/** Any program may use these names for requests, errors and numbers; extension functions once had such a parameter. */
const AMBIGUOUS = /^request\.|^(?:urlPath|statusCode|BigInt)$/;

/** Names of features that came after a docs version, if they can be distinguished from other words. */
export function laterTerms(version: string, features: readonly Feature[]): LaterTerm[] {
  const terms = new Map<string, LaterTerm | undefined>();
  for (const feature of features) {
    const since = arrivalIn(feature, version);
    for (const {term, kind} of namesOf(feature)) {
      // If a name has several meanings, the oldest one counts.
      if (hasCome(feature, version)) terms.set(term, undefined);
      else if (!terms.has(term)) terms.set(term, {term, kind, since: minorOf(since!)});
    }
  }
  return [...terms.values()].filter((term) => term !== undefined);
}

/** The names of a feature and of its equally old parts, with and without their path. */
function namesOf({kind, name, variable, parts = []}: Feature): Omit<LaterTerm, 'since'>[] {
  const own = KINDS[kind];
  if (!own) return [];
  const named = [name, ...parts].flatMap((path) => {
    const what = kind === 'operation' && path !== name ? 'parameter' : own;
    return [path, lastName(path)].map((term) => ({term, kind: what}));
  });
  if (variable) named.push({term: variable, kind: 'environment variable'});
  return named.filter(({term}) => COMPOUND.test(term) && !AMBIGUOUS.test(term));
}

/** Problems for the terms that a line uses as code. */
export function usesOfTerms({code}: PageLine, terms: LaterTerm[], version: string): LineProblem[] {
  const text = code.join('\n');
  const used = terms.filter(({term}) => hasTerm(text, term));
  const expected = `nothing newer than ${version}`;
  // Reporting a key is enough; the objects that contain it need no problems of their own.
  return used
    .filter(({term}) => !used.some((other) => other.term.length > term.length && other.term.includes(term)))
    .map(({term, kind, since}) => ({message: `the ${kind} ${term} came with ${since}`, expected}));
}

function hasTerm(text: string, term: string): boolean {
  for (let at = text.indexOf(term); at !== -1; at = text.indexOf(term, at + 1)) {
    const around = (text[at - 1] ?? ' ') + (text[at + term.length] ?? ' ');
    // `tls.certificate` is not `customFunctions.tls.certificate`.
    const isEnd = term.includes('.') && text[at - 1] === '.';
    if (!isEnd && !/[\w-]/.test(around)) return true;
  }
  return false;
}
