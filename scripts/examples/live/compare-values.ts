import {isObject, type Json, type JsonObject} from '../../../src/lib/json';
import {escapeRegExp} from '../../../src/lib/escape-regexp';

export interface Comparison {
  /** From what the page shows to what the instance answers: keys, ids, and tokens that Harper generates each time. */
  stands: Map<string, string>;
  /** Whether the page shows only part of the answer. */
  isPart: boolean;
  /** Whether only names and types count, as for measured values. */
  isShape: boolean;
  /** Whether records must be in the order that the page shows. */
  isOrdered: boolean;
}

const ID = String.raw`[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}`;
const TOKEN = String.raw`eyJ[\w-]*\.[\w-]+\.[\w-]+|eyJ[\w.-]*(?:\.\.\.|…)`;
const TIME = String.raw`\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?`;
const MADE = new RegExp(`${ID}|${TOKEN}`, 'g');
/** Numbers with these names are measured or counted on each run. */
const MEASURED =
  /size|time|stamp|duration|latency|memory|last_updated|_?pid$|thread|version|percent|^(?:id|auditSize)$/i;
const MARKS_OF_HARPER = new Set(['__createdtime__', '__updatedtime__']);

/**
 * Compares an answer with the one that a page shows: fixed values must be equal, and values that vary must be of the
 * same kind.
 * @returns what differs, in words; empty when they agree
 */
export function compareValues(shown: Json, actual: Json, how: Comparison, path = 'the answer'): string[] {
  if (Array.isArray(shown)) {
    return Array.isArray(actual) ? compareLists(shown, actual, how, path) : [differs(shown, actual, path)];
  }
  if (isObject(shown))
    return isObject(actual) ? compareFields(shown, actual, how, path) : [differs(shown, actual, path)];
  return isAlike(shown, actual, how, path.slice(path.lastIndexOf('.') + 1)) ? [] : [differs(shown, actual, path)];
}

/** Whether a text of an answer is the one that a page shows, except for what varies; `<name>` matches anything. */
export function isSameText(shown: string, actual: string, stands: Map<string, string>): boolean {
  if (shown === actual) return true;
  const made = {shown: shown.match(MADE) ?? [], actual: actual.match(MADE) ?? []};
  const pattern = shown
    .split(new RegExp(`(${ID}|${TOKEN}|${TIME}|<[^<>]+>|…|\\.\\.\\.)`, 'g'))
    .map((part, index) => (index % 2 === 1 ? patternOf(part) : escapeRegExp(part)));
  if (!new RegExp(`^${pattern.join('')}$`, 's').test(actual)) return false;
  if (made.shown.length === made.actual.length)
    made.shown.forEach((text, index) => stands.set(text, made.actual[index]!));
  return true;
}

function patternOf(part: string): string {
  if (new RegExp(`^(?:${ID})$`).test(part)) return ID;
  if (part.startsWith('eyJ')) return String.raw`eyJ[\w.-]+`;
  // A time that the page gives is fixed, unless the instance has just set it.
  if (/^\d{4}-/.test(part))
    return `(?:${part.replaceAll(/[.+]/g, String.raw`\$&`)}|${new Date().getUTCFullYear()}-[-\\d]*[T ][\\d:.]+\\S*)`;
  return '.*';
}

function isAlike(shown: Json, actual: Json, how: Comparison, name: string): boolean {
  if (shown === actual) return true;
  if (how.isShape) return shown === null || actual === null || typeof shown === typeof actual;
  if (typeof shown === 'string' && typeof actual === 'string') return isSameText(shown, actual, how.stands);
  if (typeof shown !== 'number' || typeof actual !== 'number') return false;
  const isMade = shown > 1e9 && actual > 1e9;
  if (isMade && shown > 1e12) how.stands.set(String(shown), String(actual));
  return isMade || MEASURED.test(name);
}

function compareLists(shown: Json[], actual: Json[], how: Comparison, path: string): string[] {
  if (how.isShape)
    return shown.length > 0 && actual.length > 0 ? compareValues(shown[0]!, actual[0]!, how, `${path}[0]`) : [];
  if (!how.isPart && shown.length !== actual.length) {
    return [`${path} has ${actual.length} items, the page shows ${shown.length}: ${short(actual)}`];
  }
  const inOrder = shown.flatMap((item, index) => compareValues(item, actual[index] ?? null, how, `${path}[${index}]`));
  if (inOrder.length === 0 || (how.isOrdered && !how.isPart)) return inOrder;
  const isThere = (item: Json) => actual.some((other) => compareValues(item, other, how).length === 0);
  return shown.every(isThere) ? [] : inOrder;
}

function compareFields(shown: JsonObject, actual: JsonObject, how: Comparison, path: string): string[] {
  const missing = Object.keys(shown).filter((name) => !(name in actual));
  const extra = Object.keys(actual).filter((name) => !(name in shown) && !MARKS_OF_HARPER.has(name));
  const common = Object.keys(shown).filter((name) => name in actual);
  return [
    ...missing.map((name) => `${path} has no "${name}", which the page shows`),
    ...(how.isPart || how.isShape ? [] : extra.map((name) => `${path} also has "${name}": ${short(actual[name]!)}`)),
    ...common.flatMap((name) => compareValues(shown[name]!, actual[name]!, how, `${path}.${name}`)),
  ];
}

function differs(shown: Json, actual: Json, path: string): string {
  return `${path} is ${short(actual)}, the page shows ${short(shown)}`;
}

function short(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}
