import type {Availabilities, Availability, OperationAvailabilities} from '../../src/data/availability/types';
import {minorOf} from '../../src/lib/releases/minor-of';
import {arrivalIn, hasCome} from '../../src/lib/versions/availability';
import type {KnownThings} from './known-things';
import type {PageLine} from './page-lines';

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
  thing: Availability;
}

/** Names of several words are terms of the product; a single word such as `template` is also one of the language. */
const COMPOUND =
  /^[a-z\d]+(?:_[a-z\d]+)+$|^[a-z][a-z\d]*[A-Z]\w*$|^(?:[A-Z][a-z\d]+){2,}$|^[A-Z]+(?:_[A-Z\d]+)+$|[.$@-]/;

/** The request of any web framework has such members, and functions of extensions had such a parameter earlier. */
const AMBIGUOUS = /^request\.|^urlPath$/;

/** What a docs version cannot know, among the things whose names can be told from other words. */
export function laterTerms(version: string, known: KnownThings): LaterTerm[] {
  const byTerm = new Map<string, Named[]>();
  for (const named of namesOf(known)) byTerm.set(named.term, [...(byTerm.get(named.term) ?? []), named]);
  return [...byTerm.values()].flatMap((meanings) => {
    // One name can have several meanings, of which the oldest counts.
    if (meanings.some(({thing}) => hasCome(thing, version))) return [];
    const {term, kind, thing} = meanings[0]!;
    return [{term, kind, since: minorOf(arrivalIn(thing, version)!)}];
  });
}

function namesOf(known: KnownThings): Named[] {
  const named = [
    ...[known.operations, known.natsOperations, known.replicationOperations].flatMap(namesOfOperations),
    ...namesOfKeys(known.configurationKeys),
    ...namesIn(known.environmentVariables, 'environment variable'),
    ...namesIn(prefixed(known.schemaDirectives, '@'), 'directive'),
    ...Object.values(known.schemaDirectives).flatMap((directive) => namesIn(directive.arguments, 'directive argument')),
    ...namesIn(known.builtInComponents, 'component'),
    ...namesIn(known.componentParts, 'part of a component'),
    ...namesIn(known.globals, 'global'),
    ...namesIn(known.globals, 'global').map((global) => ({...global, term: lastName(global.term)})),
    ...namesIn(known.resourceParts, 'part of a resource'),
  ];
  return named.filter(({term}) => COMPOUND.test(term) && !AMBIGUOUS.test(term));
}

function namesIn(things: Availabilities, kind: string): Named[] {
  return Object.entries(things).map(([term, thing]) => ({term, kind, thing}));
}

function prefixed(things: Availabilities, prefix: string): Availabilities {
  return Object.fromEntries(Object.entries(things).map(([name, thing]) => [prefix + name, thing]));
}

function namesOfOperations(operations: OperationAvailabilities): Named[] {
  return Object.entries(operations).flatMap(([term, {parameters, ...thing}]): Named[] => [
    {term, kind: 'operation', thing},
    ...Object.entries(parameters).map(([path, parameter]) => ({
      term: lastName(path),
      kind: 'parameter',
      // A parameter that names no release is as old as its operation.
      thing: {since: parameter.since ?? thing.since},
    })),
  ]);
}

function namesOfKeys(keys: Availabilities): Named[] {
  return Object.entries(keys).flatMap(([path, thing]): Named[] => [
    {term: path, kind: 'configuration key', thing},
    {term: lastName(path), kind: 'configuration key', thing},
    {term: path.toUpperCase().replaceAll('.', '_'), kind: 'environment variable', thing},
  ]);
}

function lastName(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1).replaceAll('[]', '');
}

export interface TermUse extends LaterTerm {
  line: number;
}

/** Where a page uses such terms as code. */
export function usesOfTerms(lines: PageLine[], terms: LaterTerm[]): TermUse[] {
  return lines.flatMap(({number, code}) => {
    const text = code.join('\n');
    const used = terms.filter(({term}) => hasTerm(text, term));
    // A key says enough without the objects that contain it.
    return used
      .filter(({term}) => !used.some((other) => other.term.length > term.length && other.term.includes(term)))
      .map((term) => ({...term, line: number}));
  });
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
