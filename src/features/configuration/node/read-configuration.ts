import type {Root} from 'mdast';
import {inlineText} from '../../../page-model/text';
import {memoize} from '../../../page-model/memoize';
import {parsePage, writtenHeadingId} from '../../../page-model/parse';
import {sectionsOf} from '../../../page-model/sections';
import {admits, literalsOf, parseType, plainTypesOf, readDefault} from '../../../page-model/cell-types';
import type {DocsPage} from '../../../page-model/read-docs';
import {namesOf} from './key-names';
import {checkAncestors, nestKeys} from './nest-keys';
import type {ConfigKey, Configuration} from './types';

/** Name of the configuration file, which its fences have as title. */
export const CONFIGURATION_FILE = 'harperdb-config.yaml';

/** Ids of the page that documents the file: the usual one, and that of 4.1, which has the page at its top level. */
export const CONFIGURATION_PAGES: readonly string[] = ['deployments/configuration', 'configuration'];

/** Ids of the pages that document the sections and options which that page leaves out, in the order of their keys. */
export const CONFIGURATION_PARTS: readonly string[] = [
  'developers/clustering/configuration',
  'deployments/configuration-repeated-keys',
];

const HEADER = ['Key', 'Type', 'Default', 'Since', 'Description'];
/** A table may also say what an installation writes. */
const INSTALLED = 'Installed';
const LONG_HEADER = ['Key', 'Type', 'Default', INSTALLED, 'Since', 'Description'];
const NAME = String.raw`(?:\*|[A-Za-z][\w-]*)(?:\[\])*`;
const KEY = new RegExp(`^\`(${NAME}(?:\\.${NAME})*)\`$`);
const SINCE = /^\d+\.\d+(?:\.\d+)?$/;

/**
 * The configuration of a docs version, read from the key tables of its pages.
 * @param pages the page that documents the file, and then its parts
 * @throws Error naming file, line, key and what the form of these tables requires there
 */
export const readConfiguration = memoize(
  'configuration',
  (version: string, pages: readonly DocsPage[]): Configuration => {
    const places = new Map<string, string>();
    const keys = pages.flatMap(({file, text, url}) =>
      keyTables(parsePage(text), file).flatMap(({anchor, columns, rows}) =>
        rows.map(({line, cells}) => {
          const texts = cells.map((cell) => inlineText(cell.children));
          const place = `${file}:${line}`;
          const key = at(place, () => readKey(texts[0]));
          return at(`${place}: key ${key}`, () => {
            const before = places.get(key);
            if (before) throw new Error(`expected one row for each key, see ${before}`);
            places.set(key, place);
            return readRow(key, texts, columns, `${url}#${anchor}`);
          });
        }),
      ),
    );
    if (keys.length === 0)
      throw new Error(`${pages[0]!.file}:1: expected tables with the columns ${HEADER.join(', ')}.`);
    const top = nestKeys(keys);
    for (const {key} of keys) at(`${places.get(key)}: key ${key}`, () => checkAncestors(key, top));
    return {version, file: CONFIGURATION_FILE, keys};
  },
);

function at<T>(place: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Error(`${place}: ${(error as Error).message}.`, {cause: error});
  }
}

/** Tables of keys, each with the id of the heading above it. Other tables share at most one column title with them. */
function keyTables(tree: Root, file: string) {
  return sectionsOf(tree).flatMap(({heading, tables}) => {
    const anchor = heading && writtenHeadingId(heading);
    const own = tables.filter(({columns}) => columns.filter((name) => HEADER.includes(name)).length > 1);
    return own.map(({node, columns, rows}) => {
      const place = `${file}:${node.position!.start.line}`;
      if (columns.join() !== HEADER.join() && columns.join() !== LONG_HEADER.join()) {
        throw new Error(`${place}: the table has the columns ${columns.join(', ')}: expected ${HEADER.join(', ')}.`);
      }
      if (anchor) return {anchor, columns, rows};
      throw new Error(`${place}: expected a heading with an id, such as {#http}, above the table of keys.`);
    });
  });
}

function readKey(cell = ''): string {
  const key = KEY.exec(cell)?.[1];
  if (key) return key;
  throw new Error(`the key is "${cell}": expected a dotted path in backticks, such as \`http.port\``);
}

function readRow(key: string, cells: string[], header: string[], url: string): ConfigKey {
  if (cells.length !== header.length) {
    throw new Error(`the row has ${cells.length} cells: expected ${header.length}, with every | in a text written \\|`);
  }
  const cellOf = (column: string) => cells[header.indexOf(column)] ?? '-';
  const [type, since, description] = ['Type', 'Since', 'Description'].map(cellOf) as [string, string, string];
  if (since !== '-' && !SINCE.test(since)) {
    throw new Error(`Since is "${since}": expected a release such as 4.5 or 4.5.17, or -`);
  }
  if (!description) throw new Error('the description is empty: expected what the key does');
  return {
    key,
    type,
    ...readValues(type, cellOf('Default'), description),
    ...readInstalled(cellOf(INSTALLED), type),
    ...(/(?:^|\. )Required in an entry\./.test(description) && {isRequired: true}),
    ...(since !== '-' && {since}),
    ...namesOf(key),
    description,
    url,
  };
}

function readValues(typeCell: string, defaultCell: string, description: string) {
  const type = parseType(typeCell);
  const isNumeric = plainTypesOf(type).some((name) => name === 'number' || name === 'integer');
  const range = readRange(description);
  if (Object.keys(range).length > 0 && !isNumeric) {
    throw new Error(`the description gives a range to the type "${typeCell}": expected number or integer`);
  }
  const fallback = readDefault(defaultCell, typeCell);
  if (fallback.default !== undefined && !admits(type, fallback.default)) {
    throw new Error(`Default is ${defaultCell}: expected a value of the type "${typeCell}"`);
  }
  if (typeof fallback.default === 'number' && !isInside(fallback.default, range)) {
    throw new Error(`Default is ${defaultCell}: expected a value in the range that the description gives`);
  }
  const values = literalsOf(type);
  return {...fallback, ...(values && {values}), ...range, ...(isNumeric && readUnit(description))};
}

const INSTALLED_CELL = /^(?:(`[^`]+`)|dev (`[^`]+`), prod (`[^`]+`))$/;

/** What an installation writes: `-` for the default or nothing, one value, or one for each set of values. */
function readInstalled(cell: string, typeCell: string) {
  if (cell === '-') return {};
  const [, both, dev, prod] = INSTALLED_CELL.exec(cell) ?? [];
  const read = (value: string) => {
    const {default: written} = readDefault(value, typeCell);
    if (admits(parseType(typeCell), written!)) return written!;
    throw new Error(`Installed is ${value}: expected a value of the type "${typeCell}"`);
  };
  if (both) return {installed: read(both)};
  if (dev && prod) return {installedDev: read(dev), installedProd: read(prod)};
  throw new Error(`Installed is "${cell}": expected a value in backticks, "dev \`a\`, prod \`b\`", or -`);
}

type Range = Pick<ConfigKey, 'minimum' | 'maximum'>;

/** A sentence "From 1 to 65535.", "At least 1." or "At most 65535." */
function readRange(description: string): Range {
  const number = String.raw`(-?\d+(?:\.\d+)?)`;
  const sentence = (words: string) => new RegExp(String.raw`(?:^|[.:] )${words}\.(?: |$)`).exec(description);
  const both = sentence(`From ${number} to ${number}`);
  const least = sentence(`At least ${number}`)?.[1];
  const most = sentence(`At most ${number}`)?.[1];
  const [minimum, maximum] = both ? [both[1], both[2]] : [least, most];
  if (both && Number(minimum) > Number(maximum)) {
    throw new Error(`the range is "${both[0].trim()}": expected the smaller number first`);
  }
  return {
    ...(minimum !== undefined && {minimum: Number(minimum)}),
    ...(maximum !== undefined && {maximum: Number(maximum)}),
  };
}

function isInside(value: number, {minimum = -Infinity, maximum = Infinity}: Range): boolean {
  return value >= minimum && value <= maximum;
}

/** The unit in "in milliseconds"; what the page calls a time is a number of seconds, or a text with its own unit. */
function readUnit(description: string): {unit?: string} {
  const unit = /\bin (milliseconds|seconds|bytes|megabytes)\b/.exec(description)?.[1];
  if (unit) return {unit};
  return /; a time\./.test(description) ? {unit: 'seconds'} : {};
}
