import {hasWords} from '../../lib/find-words';
import {changedIn, presenceIn, type History, type FeatureKind} from './presence';

/** A run of versions, newest first, that document a feature at the same place. */
export type PlaceRun = readonly [
  /** The number of versions it has. */
  count: number,
  /** Position of the page in `pages`; -1 where no section names the feature. */
  page: number,
  /** Id of the section; empty for the beginning of the page. */
  anchor: string,
];

/** A feature whose history is known. */
export interface Feature extends History {
  kind: FeatureKind;
  name: string;
  /** The feature that it is part of: the operation of a parameter, the directive of an argument. */
  of?: string;
  /** Distinguishes it from a feature of the same name: `NATS clustering`. */
  group?: string;
  /** Environment variable of a configuration key. */
  variable?: string;
  /** Its parts with the same history. They have no row of their own, since it would say the same. */
  parts?: string[];
}

/** A row of the availability matrix. */
export interface MatrixRow extends Feature {
  places: PlaceRun[];
}

/** The availability matrix as the build makes it. */
export interface Matrix {
  /** Newest first. */
  versions: string[];
  /** Address of the docs of each version, in the same order; null for one that is not built. */
  roots: (string | null)[];
  /** Pages below the root of their version; empty for its first page. */
  pages: string[];
  rows: MatrixRow[];
}

/** Address of the section that documents a row in each version, undefined where there is none. */
export function addressesOf({roots, pages}: Omit<Matrix, 'rows'>, {places}: MatrixRow): (string | undefined)[] {
  const runs = places.flatMap(([count, page, anchor]) => Array.from({length: count}, () => ({page, anchor})));
  return runs.map(({page, anchor}, position) => {
    const root = roots[position];
    const path = pages[page];
    if (typeof root !== 'string' || path === undefined) return undefined;
    return `${root}${path && `/${path}`}${anchor && `#${anchor}`}`;
  });
}

/** The text that a reader looks for in the matrix; an empty string matches everything. */
export interface MatrixFilter {
  /** Words that a row must have, in any order. */
  text: string;
  kind: string;
  /** `4.5` for what this version has, `4.5-changes` for what it added, removed, or deprecated. */
  version: string;
}

const CHANGES = '-changes';

/**
 * The rows that match a filter. Parts without a row get one if the reader asks for parameters, or for words that the
 * part has but its whole does not.
 */
export function filterMatrix(rows: readonly MatrixRow[], {text, kind, version}: MatrixFilter): MatrixRow[] {
  const fits = (row: MatrixRow) => (kind === '' || row.kind === kind) && isIn(row, version);
  return rows.flatMap((row) => {
    const isFound = hasWords(textOf(row), text);
    const parts = kind === 'parameter' || (kind === '' && !isFound) ? partRows(row) : [];
    return [
      ...(isFound && fits(row) ? [row] : []),
      ...parts.filter((part) => fits(part) && hasWords(textOf(part), text)),
    ];
  });
}

/** The rows of parts that have none of their own. */
export function partRows({parts = [], kind, name, ...whole}: MatrixRow): MatrixRow[] {
  // The successor of the whole is not that of its parts.
  const {successor: _, ...history} = whole;
  return parts.map((part) => ({...history, kind: kind === 'operation' ? 'parameter' : kind, name: part, of: name}));
}

function isIn(row: MatrixRow, version: string): boolean {
  if (version === '') return true;
  if (version.endsWith(CHANGES)) return changedIn(row, version.slice(0, -CHANGES.length));
  return presenceIn(row, version).state === 'present';
}

function textOf({name, of = '', group = '', variable = '', successor = ''}: MatrixRow): string {
  return `${name} ${of} ${group} ${variable} ${successor}`;
}
