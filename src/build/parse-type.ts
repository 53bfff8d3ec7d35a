import type {Json} from './json';

/** A type cell of a table, taken apart. */
export type Type =
  | {kind: 'plain'; name: PlainType}
  | {kind: 'literals'; values: Json[]}
  | {kind: 'array'; items: Type}
  | {kind: 'union'; members: Type[]};

type PlainType = (typeof PLAIN_TYPES)[number];

const PLAIN_TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'any', 'null'] as const;

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

/** `true`, `2` and `null` stand for themselves; everything else is a text. */
function parseLiteral(text: string): Json {
  return /^(?:true|false|null|-?\d+(?:\.\d+)?)$/.test(text) ? (JSON.parse(text) as Json) : text;
}

/** Whether a value of this type can be a text: then a default in backticks is one as well. */
function admitsText(type: Type): boolean {
  if (type.kind === 'union') return type.members.some(admitsText);
  if (type.kind === 'literals') return type.values.some((value) => typeof value === 'string');
  return type.kind === 'plain' && type.name === 'string';
}

/** Whether it can be a number as well: then one in backticks is a number. */
function admitsNumber(type: Type): boolean {
  if (type.kind === 'union') return type.members.some(admitsNumber);
  return type.kind === 'plain' && (type.name === 'number' || type.name === 'integer');
}

/**
 * Reads a default cell: a value of the type in backticks, or `-` for none.
 * @throws Error naming the cell when it is neither
 */
export function readDefault(cell: string, typeCell: string): {default?: Json} {
  const type = parseType(typeCell);
  if (cell === '-') return {};
  const value = /^`([^`]+)`$/.exec(cell)?.[1];
  if (value === undefined) throw new Error(`Default is "${cell}": expected a value in backticks, or - for none`);
  if (admitsText(type) && value !== 'null' && !(admitsNumber(type) && /^\d+$/.test(value))) return {default: value};
  try {
    return {default: JSON.parse(value) as Json};
  } catch {
    throw new Error(`Default is "${cell}", which is no ${typeCell}`);
  }
}
