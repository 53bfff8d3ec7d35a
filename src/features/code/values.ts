import {isObject, parseJson} from '../../lib/json';
import {defaultValues, type Values} from './default-values';

/** A value in the form that samples show, or what is wrong with it. */
export type Checked = {value: string} | {problem: string};

/** An address without any characters that are special in a shell or in a string of a programming language. */
const PLAIN_ADDRESS = /^https?:\/\/[\w.:[\]-]+(?:\/[\w.~-]+)*$/;

/** Checks the address of an instance or of its applications. */
export function checkAddress(text: string): Checked {
  const url = parseUrl(text.trim());
  if (!url) return {problem: 'Enter an address that starts with http:// or https://.'};
  if (url.username || url.password)
    return {problem: 'Leave out the username and password. Samples read the password from HARPER_PASSWORD.'};
  const value = `${url.origin}${url.pathname}`.replace(/\/+$/, '');
  if (url.search || url.hash || !PLAIN_ADDRESS.test(value))
    return {problem: 'Enter only the address, such as https://harper.example.com:9925.'};
  return {value};
}

function parseUrl(text: string): URL | undefined {
  try {
    const url = new URL(text);
    return /^https?:$/.test(url.protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}

/** Checks the name of a user. */
export function checkName(text: string): Checked {
  const value = text.trim();
  if (/^[\p{L}\p{N}_][\p{L}\p{N}_.@+-]{0,127}$/u.test(value)) return {value};
  return {problem: 'Use only letters, digits, and these characters: . _ @ + -'};
}

export const checks: Record<keyof Values, (text: string) => Checked> = {
  instance: checkAddress,
  application: checkAddress,
  user: checkName,
};

/**
 * The stored values, each checked again, since anyone can write to the storage.
 * @returns undefined when no valid value differs from the defaults
 */
export function readValues(stored: string | null): Values | undefined {
  const given = parseJson(stored ?? '');
  if (!isObject(given)) return undefined;
  const values = {...defaultValues};
  for (const name of valueNames) {
    const text = given[name];
    const checked = typeof text === 'string' && checks[name](text);
    if (checked && 'value' in checked) values[name] = checked.value;
  }
  return isDefault(values) ? undefined : values;
}

export const valueNames = Object.keys(defaultValues) as (keyof Values)[];

/** Returns true if these are the values in the source of the pages. */
export function isDefault(values: Values): boolean {
  return valueNames.every((name) => values[name] === defaultValues[name]);
}
