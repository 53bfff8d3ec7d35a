import type {Json} from '../../../src/build/json';

/** How a response differs from the documented one. */
export interface Difference {
  message: string;
  /** Something more than the page shows: worth knowing, no contradiction. */
  isNote: boolean;
}

/** Compares names and types, not values: ids, times and counts differ from run to run. */
export function compareShape(expected: Json, actual: Json, path = 'the response'): Difference[] {
  // A value that may be null is documented by one example only.
  if (expected === null || actual === null) return [];
  if (typeOf(expected) !== typeOf(actual)) {
    return [{message: `${path} is of type ${typeOf(actual)}, documented as ${typeOf(expected)}`, isNote: false}];
  }
  if (Array.isArray(expected)) return compareItems(expected, actual as Json[], path);
  if (typeof expected === 'object') return compareFields(expected, actual as {[key: string]: Json}, path);
  return [];
}

function compareItems(expected: Json[], actual: Json[], path: string): Difference[] {
  const [pattern] = expected;
  const [item] = actual;
  if (pattern === undefined) return [];
  if (item === undefined) return [{message: `${path} is empty, the page shows items`, isNote: true}];
  // Only items of one kind have a shape to compare with.
  const isUniform = expected.every((other) => typeOf(other) === typeOf(pattern));
  return isUniform ? compareShape(pattern, item, `${path}[0]`) : [];
}

function compareFields(expected: {[key: string]: Json}, actual: {[key: string]: Json}, path: string): Difference[] {
  const missing = Object.keys(expected).filter((name) => !(name in actual));
  const extra = Object.keys(actual).filter((name) => !(name in expected));
  const common = Object.keys(expected).filter((name) => name in actual);
  return [
    ...missing.map((name) => ({message: `${path} has no "${name}", which the page shows`, isNote: false})),
    ...extra.map((name) => ({message: `${path} also has "${name}"`, isNote: true})),
    ...common.flatMap((name) => compareShape(expected[name]!, actual[name]!, `${path}.${name}`)),
  ];
}

function typeOf(value: Json): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
