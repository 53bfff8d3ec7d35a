import type {Json} from '../../lib/json';
import type {SettingPath} from '../../lib/setting-path';
import {admits, literalsOf, parseType, readDefault, readTypeFacts, splitTypeCell, type TypeFacts} from '../cell-types';
import {COLUMN, INSTALLED_SETTINGS, SETTINGS} from '../columns';
import {isRelease} from '../since';
import {codeTextOf} from '../text';
import type {PageTable} from '../types';

/** A row of the settings of the configuration file, in the page's own words. */
export interface SettingRow extends TypeFacts {
  /** Full path from the top of the file. */
  key: SettingPath;
  /** The type in its cell: `string or array of string`, or literals such as `` `asc`, `desc` ``. */
  type: string;
  /** The value that applies when the file does not have the key; missing when the page names nothing. */
  default?: Json;
  /** The value that an installation writes into the file, where that differs from the default. */
  installed?: Json;
  /** The same, where the two sets of values of an installation differ. */
  installedDev?: Json;
  installedProd?: Json;
  /** All values that are allowed, for a key that takes literals only. */
  values?: Json[];
  /** First release that has the key; missing for those that are older than 4.3. */
  since?: string;
  description: string;
}

const NAME = String.raw`(?:\*|[A-Za-z][\w-]*)(?:\[\])*`;
const KEY = new RegExp(`^\`(${NAME}(?:\\.${NAME})*)\`$`);

/** Returns true if a table is about settings. Other tables share at most one column title with them. */
export function areSettings({columns}: PageTable): boolean {
  return columns.filter((name) => SETTINGS.includes(name)).length > 1;
}

/**
 * Reads the settings of a table one by one, so that the caller can say where a problem is.
 * @returns for each row its line, its key, and a function that reads the rest of it
 * @throws Error if the table has other columns; the functions throw an error for what does not fit the form
 */
export function settingRows({columns, rows}: PageTable): {line: number; key: () => string; read: () => SettingRow}[] {
  const expected = columns.includes(COLUMN.installed) ? INSTALLED_SETTINGS : SETTINGS;
  if (columns.join() !== expected.join()) {
    throw new Error(`the table has the columns ${columns.join(', ')}: expected ${expected.join(', ')}`);
  }
  return rows.map(({line, cells}) => {
    const texts = cells.map((cell) => codeTextOf(cell.children));
    return {line, key: () => readKey(texts[0]), read: () => readRow(texts, columns)};
  });
}

function readKey(cell = ''): SettingPath {
  const key = KEY.exec(cell)?.[1];
  if (key) return key;
  throw new Error(`the key is "${cell}": expected a dotted path in backticks, such as \`http.port\``);
}

function readRow(cells: string[], columns: readonly string[]): SettingRow {
  if (cells.length !== columns.length) {
    throw new Error(
      `the row has ${cells.length} cells: expected ${columns.length}, with every | in a text written \\|`,
    );
  }
  const cellOf = (column: string) => cells[columns.indexOf(column)] ?? '-';
  const [typeCell, since, description] = [COLUMN.type, COLUMN.since, COLUMN.description].map(cellOf) as [
    string,
    string,
    string,
  ];
  if (since !== '-' && !isRelease(since)) {
    throw new Error(`${COLUMN.since} is "${since}": expected a release such as 4.5 or 4.5.17, or -`);
  }
  if (!description) throw new Error('the description is empty: expected what the key does');
  const {type} = splitTypeCell(typeCell);
  return {
    key: readKey(cells[0]),
    type,
    ...readValues(type, cellOf(COLUMN.default), readTypeFacts(typeCell)),
    ...readInstalled(cellOf(COLUMN.installed), type),
    ...(since !== '-' && {since}),
    description,
  };
}

function readValues(type: string, defaultCell: string, facts: TypeFacts) {
  const parsed = parseType(type);
  const fallback = readDefault(defaultCell, type);
  if (fallback.default !== undefined && !admits(parsed, fallback.default)) {
    throw new Error(`${COLUMN.default} is ${defaultCell}: expected a value of the type "${type}"`);
  }
  if (typeof fallback.default === 'number' && !isInside(fallback.default, facts)) {
    throw new Error(`${COLUMN.default} is ${defaultCell}: expected a value in the range that the type gives`);
  }
  const values = literalsOf(parsed);
  return {...fallback, ...(values && {values}), ...facts};
}

const INSTALLED_CELL = /^(?:(`[^`]+`)|dev (`[^`]+`), prod (`[^`]+`))$/;

/**
 * Reads the value that an installation writes: `-` for the default or nothing, one value, or one for each set of
 * values.
 */
function readInstalled(cell: string, typeCell: string) {
  if (cell === '-') return {};
  const [, both, dev, prod] = INSTALLED_CELL.exec(cell) ?? [];
  const read = (value: string) => {
    const {default: written} = readDefault(value, typeCell);
    if (admits(parseType(typeCell), written!)) return written!;
    throw new Error(`${COLUMN.installed} is ${value}: expected a value of the type "${typeCell}"`);
  };
  if (both) return {installed: read(both)};
  if (dev && prod) return {installedDev: read(dev), installedProd: read(prod)};
  throw new Error(`${COLUMN.installed} is "${cell}": expected a value in backticks, "dev \`a\`, prod \`b\`", or -`);
}

function isInside(value: number, {minimum = -Infinity, maximum = Infinity}: TypeFacts): boolean {
  return value >= minimum && value <= maximum;
}
