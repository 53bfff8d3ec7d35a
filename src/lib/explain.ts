import {isObject, type Json, type Schema} from './json';

export interface SchemaProblem {
  /** Names and positions that lead to the value. */
  path: (string | number)[];
  message: string;
  expected: string;
  /** The names that the schema knows, if the path ends in an unknown one. */
  known?: string[];
}

/**
 * Reports, in the words of the documentation, where a value does not fit a schema that the build made from tables: of
 * an operation or of the configuration file. It supports only the keywords that these schemas use.
 *
 * @returns empty for a value that fits
 */
export function explain(
  schema: Schema,
  value: Json,
  resolve: (ref: string) => Schema = () => ({}),
  path: SchemaProblem['path'] = [],
): SchemaProblem[] {
  const at = (part: Schema, inner: Json = value, step?: string | number) =>
    explain(part, inner, resolve, step === undefined ? path : [...path, step]);
  const target = typeof schema.$ref === 'string' ? at(resolve(schema.$ref)) : [];
  const ownType = typeProblem(schema, value, path);
  if (ownType) return [...target, ownType];
  return [
    ...target,
    ...((schema.allOf as Schema[] | undefined) ?? []).flatMap((part) => at(part)),
    ...alternatives((schema.anyOf as Schema[] | undefined) ?? [], at, path),
    ...(Array.isArray(value) && schema.items
      ? value.flatMap((item, index) => at(schema.items as Schema, item, index))
      : []),
    ...(isObject(value) ? fieldProblems(schema, value, at, path) : []),
  ];
}

type Explain = (part: Schema, inner?: Json, step?: string | number) => SchemaProblem[];

function typeProblem(schema: Schema, value: Json, path: SchemaProblem['path']): SchemaProblem | undefined {
  const is = `${nameOf(path)} is ${JSON.stringify(value).slice(0, 60)}`;
  if ('const' in schema && schema.const !== value) {
    return {path, message: is, expected: JSON.stringify(schema.const)};
  }
  if (Array.isArray(schema.enum) && !schema.enum.includes(value)) {
    return {path, message: is, expected: `one of ${schema.enum.map((one) => JSON.stringify(one)).join(', ')}`};
  }
  const types = [schema.type ?? []].flat() as string[];
  if (types.length > 0 && !types.some((type) => hasType(value, type))) {
    return {path, message: `${nameOf(path)} is of type ${typeOf(value)}`, expected: types.join(' or ')};
  }
  const {minimum = -Infinity, maximum = Infinity, pattern, patternErrorMessage} = schema as Limits;
  if (typeof value === 'number' && !(value >= minimum && value <= maximum)) {
    return {path, message: is, expected: rangeText(minimum, maximum)};
  }
  if (typeof value === 'string' && pattern !== undefined && !new RegExp(pattern, 'u').test(value)) {
    return {path, message: is, expected: patternErrorMessage ?? pattern};
  }
  const unwanted = schema.not as Schema | undefined;
  return unwanted?.type === typeOf(value)
    ? {path, message: `${nameOf(path)} is an object`, expected: 'no object'}
    : undefined;
}

interface Limits {
  minimum?: number;
  maximum?: number;
  pattern?: string;
  /** The meaning of the pattern, in words. Editors define this keyword. */
  patternErrorMessage?: string;
}

function rangeText(minimum: number, maximum: number): string {
  if (maximum === Infinity) return `${minimum} or more`;
  return minimum === -Infinity ? `${maximum} or less` : `${minimum} to ${maximum}`;
}

function fieldProblems(
  schema: Schema,
  value: {[key: string]: Json},
  at: Explain,
  path: SchemaProblem['path'],
): SchemaProblem[] {
  const properties = (schema.properties as {[key: string]: Schema} | undefined) ?? {};
  const required = (schema.required as string[] | undefined) ?? [];
  const known = Object.keys(properties);
  const missing = required
    .filter((name) => !(name in value))
    .map((name) => ({path, message: `${nameOf(path)} has no "${name}"`, expected: `"${name}" (required)`}));
  const fields = Object.entries(value).flatMap(([name, inner]) => {
    const field = properties[name];
    if (field) return at(field, inner, name);
    if (schema.additionalProperties === false) {
      const message = `${nameOf(path)} has the undocumented parameter "${name}"`;
      return [{path: [...path, name], message, expected: `one of ${known.join(', ')}`, known}];
    }
    return typeof schema.additionalProperties === 'object'
      ? at(schema.additionalProperties as Schema, inner, name)
      : [];
  });
  const tooFew = typeof schema.minProperties === 'number' && Object.keys(value).length < schema.minProperties;
  const few = {path, message: `${nameOf(path)} has too few parameters`, expected: 'at least one more parameter'};
  return [...missing, ...fields, ...(tooFew ? [few] : [])];
}

/** If no part fits, reports the one with the deepest problem, then the fewest; all of them, if none gets deeper. */
function alternatives(parts: Schema[], at: Explain, path: SchemaProblem['path']): SchemaProblem[] {
  const attempts = parts.map((part) => at(part));
  if (parts.length === 0 || attempts.some((problems) => problems.length === 0)) return [];
  const ofThisValue = attempts.filter((problems) => problems.every((problem) => problem.path.length === path.length));
  if (ofThisValue.length === attempts.length) {
    const expected = [
      ...new Set(attempts.map((problems) => problems.map((problem) => problem.expected).join(' and '))),
    ];
    return [{path, message: attempts[0]![0]!.message, expected: expected.join(', or ')}];
  }
  const depth = (problems: SchemaProblem[]) => Math.max(...problems.map((problem) => problem.path.length));
  return attempts.toSorted((a, b) => depth(b) - depth(a) || a.length - b.length)[0]!;
}

/** A path as a person writes it, `conditions[0].attribute`. */
export function nameOf(path: SchemaProblem['path'], whole = 'the body'): string {
  if (path.length === 0) return whole;
  return path
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index > 0 ? '.' : ''}${step}`))
    .join('');
}

function hasType(value: Json, type: string): boolean {
  return typeOf(value) === type || (type === 'integer' && Number.isInteger(value));
}

/** The JSON type of a value. */
function typeOf(value: Json): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
