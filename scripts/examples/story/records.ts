import {lineOf} from '../checks/line-of';
import {bodiesIn} from '../bodies';
import type {Fault, Fence} from '../types';
import {storyDatabase, type StoryTable} from './ridgeline';
import {tableNamed} from './schemas';

/** Operations that write whole records, which need all required columns. */
const INSERTS = new Set(['insert']);
const WRITES = new Set(['insert', 'update', 'upsert']);

/**
 * Records that an operation writes into a table of the story, with the wrong types, without a required column or with one
 * that a sealed table does not have.
 *
 * @param ownTables tables that the page makes itself, in lower case
 */
export function recordFaults({language, text, isResponse}: Fence, ownTables: ReadonlySet<string>): Fault[] {
  if (isResponse) return [];
  return bodiesIn(language, text).flatMap(({body, linesBefore}) => {
    const parsed = parseBody(body);
    if (!parsed || !WRITES.has(parsed.operation)) return [];
    const {operation, database, table, records} = parsed;
    if (database !== storyDatabase || typeof table !== 'string' || !Array.isArray(records)) return [];
    const known = tableNamed(table);
    if (!known || ownTables.has(table.toLowerCase())) return [];
    return records.flatMap((record: unknown, at) =>
      misfits(record, known, INSERTS.has(operation)).map(({column, message, expected}) => ({
        line: linesBefore + lineOf(body, ['records', at, ...(column ? [column] : [])]),
        message: `${table}: ${message}`,
        expected,
      })),
    );
  });
}

interface Body {
  operation: string;
  database?: unknown;
  table?: unknown;
  records?: unknown;
}

function parseBody(text: string): Body | undefined {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === 'object' && value !== null && 'operation' in value ? (value as Body) : undefined;
  } catch {
    return undefined;
  }
}

interface Misfit {
  column?: string;
  message: string;
  expected: string;
}

function misfits(record: unknown, {columns, isSealed}: StoryTable, isWhole: boolean): Misfit[] {
  if (typeof record !== 'object' || record === null) return [];
  const types = Object.entries(columns).map(
    ([name, column]) => [name, typeof column === 'string' ? column : column.type] as const,
  );
  const missing = types.filter(([name, type]) => isWhole && type.endsWith('!') && !(name in record));
  return [
    ...missing.map(([name]) => ({message: `the record has no ${name}`, expected: `the required column ${name}`})),
    ...Object.entries(record).flatMap(([column, value]): Misfit[] => {
      const type = columns[column] === undefined ? undefined : types.find(([name]) => name === column)![1];
      if (type === undefined) {
        return isSealed
          ? [{column, message: `there is no column ${column}`, expected: `one of ${Object.keys(columns).join(', ')}`}]
          : [];
      }
      return fits(value, type) ? [] : [{column, message: `${column} is ${JSON.stringify(value)}`, expected: type}];
    }),
  ];
}

const TESTS: Record<string, (value: unknown) => boolean> = {
  ID: (value) => typeof value === 'string',
  String: (value) => typeof value === 'string',
  Int: Number.isInteger,
  Long: Number.isInteger,
  Float: (value) => typeof value === 'number',
  Date: (value) => typeof value === 'string' || typeof value === 'number',
};

function fits(value: unknown, type: string): boolean {
  if (value === null) return !type.endsWith('!');
  // A placeholder stands for anything.
  if (typeof value === 'string' && /^<.*>$/.test(value)) return true;
  const list = /^\[(\w+)\]$/.exec(type)?.[1];
  if (list) return Array.isArray(value) && value.every((item) => fits(item, list));
  return TESTS[type.replace('!', '')]?.(value) ?? true;
}
