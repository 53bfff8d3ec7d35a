import type {Json} from '../lib/json';
import {COLUMN} from './columns';

/** The parsed type cell of a table. */
export type Type =
  | {kind: 'plain'; name: PlainType}
  | {kind: 'literals'; values: Json[]}
  | {kind: 'array'; items: Type}
  | {kind: 'union'; members: Type[]};

type PlainType = (typeof PLAIN_TYPES)[number];

const PLAIN_TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'any', 'null'] as const;

/** The facts that a type cell of a setting can give after the type. */
export interface TypeFacts {
  /** Unit of a number. */
  unit?: string;
  minimum?: number;
  maximum?: number;
  /** True if the object that holds the setting must have it. */
  isRequired?: true;
}

const NUMBER = String.raw`-?\d+(?:\.\d+)?`;
const UNIT = 'milliseconds|seconds|bytes|megabytes';
const FACT = new RegExp(
  `, (${UNIT}|from ${NUMBER} to ${NUMBER}|at least ${NUMBER}|at most ${NUMBER}|required)(?=,|$)`,
  'g',
);

/** The type in a cell such as `number, milliseconds, at least 1000` or `string, required`, and the words after it. */
export function splitTypeCell(cell: string): {type: string; facts: string[]} {
  return {type: cell.replaceAll(FACT, ''), facts: [...cell.matchAll(FACT)].map((match) => match[1]!)};
}

/**
 * Reads what follows a type: a unit, a range, and `required`.
 * @throws Error if another type than a number has a unit or a range, or if the range begins with the larger number
 */
export function readTypeFacts(cell: string): TypeFacts {
  const {type, facts} = splitTypeCell(cell);
  const isNumeric = plainTypesOf(parseType(type)).some((name) => name === 'number' || name === 'integer');
  const read: TypeFacts = {};
  for (const fact of facts) {
    const [word, first, second] = fact
      .replace(/ to /, ' ')
      .split(' ')
      .slice(fact.startsWith('at ') ? 1 : 0);
    if (fact === 'required') {
      read.isRequired = true;
      continue;
    }
    if (!isNumeric) throw new Error(`the type "${cell}" gives "${fact}" to a ${type}: expected number or integer`);
    if (first === undefined) read.unit = fact;
    else if (word === 'most') read.maximum = Number(first);
    else read.minimum = Number(first);
    if (second !== undefined) read.maximum = Number(second);
  }
  if ((read.minimum ?? -Infinity) > (read.maximum ?? Infinity)) {
    throw new Error(`the range in the type "${cell}" begins with the larger number: expected the smaller one first`);
  }
  return read;
}

/**
 * Reads a type cell: a plain word, literals in backticks with commas between them, `array of …`, `array` alone when the
 * items may be anything, or alternatives joined by ` or `.
 * @throws Error naming the part that is none of these
 */
export function parseType(cell: string): Type {
  const members = cell.split(' or ').map((part) => parseMember(part.trim(), cell));
  return members.length === 1 ? members[0]! : {kind: 'union', members};
}

function parseMember(part: string, cell: string): Type {
  if (part.startsWith('array of ')) return {kind: 'array', items: parseMember(part.slice('array of '.length), cell)};
  if (part === 'array') return {kind: 'array', items: {kind: 'plain', name: 'any'}};
  const plain = PLAIN_TYPES.find((name) => name === part);
  if (plain) return {kind: 'plain', name: plain};
  if (/^`[^`]+`(?:, `[^`]+`)*$/.test(part)) {
    return {kind: 'literals', values: [...part.matchAll(/`([^`]+)`/g)].map((match) => parseLiteral(match[1]!))};
  }
  throw new Error(
    `the type "${cell}" has the unknown part "${part}": expected one of ${PLAIN_TYPES.join(', ')}, array, "array of …", or literals in backticks`,
  );
}

/** `true`, `2` and `null` are JSON values; everything else is a string. */
function parseLiteral(text: string): Json {
  return /^(?:true|false|null|-?\d+(?:\.\d+)?)$/.test(text) ? (JSON.parse(text) as Json) : text;
}

/** The alternatives of a type; just the type itself if it is not a union. */
export function membersOf(type: Type): Type[] {
  return type.kind === 'union' ? type.members : [type];
}

/** The type names in a type, including `array` but not literals. */
export function plainTypesOf(type: Type): string[] {
  return membersOf(type).flatMap((member) => {
    if (member.kind === 'plain') return member.name;
    return member.kind === 'array' ? 'array' : [];
  });
}

const literalsIn = (type: Type): Json[] =>
  membersOf(type).flatMap((member) => (member.kind === 'literals' ? member.values : []));

/** All values of a type that consists of literals and maybe `null`; undefined for every other type. */
export function literalsOf(type: Type): Json[] | undefined {
  const isOther = plainTypesOf(type).some((name) => name !== 'null');
  if (isOther || literalsIn(type).length === 0) return undefined;
  return membersOf(type).flatMap((member) => (member.kind === 'literals' ? member.values : [null]));
}

/** Returns true if a value is of a type; the contents of arrays and objects are not checked. */
export function admits(type: Type, value: Json): boolean {
  const names = plainTypesOf(type);
  return literalsIn(type).includes(value) || namesOfValue(value).some((name) => names.includes(name));
}

function namesOfValue(value: Json): string[] {
  if (value === null) return ['null', 'any'];
  if (Array.isArray(value)) return ['array', 'any'];
  return [typeof value, 'any', ...(Number.isInteger(value) ? ['integer'] : [])];
}

/**
 * Reads a default cell: a value of the type in backticks, or `-` for none.
 * @throws Error naming the cell if it is neither
 */
export function readDefault(cell: string, typeCell: string): {default?: Json} {
  const type = parseType(typeCell);
  if (cell === '-') return {};
  const value = /^`([^`]+)`$/.exec(cell)?.[1];
  if (value === undefined)
    throw new Error(`${COLUMN.default} is "${cell}": expected a value in backticks, or - for none`);
  const names = plainTypesOf(type);
  const isText = names.includes('string') || literalsIn(type).some((literal) => typeof literal === 'string');
  const isNumber = (names.includes('number') || names.includes('integer')) && /^\d+$/.test(value);
  if (isText && value !== 'null' && !isNumber) return {default: value};
  try {
    return {default: JSON.parse(value) as Json};
  } catch {
    throw new Error(`${COLUMN.default} is "${cell}", which isn't of the type "${typeCell}"`);
  }
}
