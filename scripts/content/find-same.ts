import type {Page} from '../pages/read-pages';
import {escapeRegExp} from '../../src/lib/escape-regexp';

/** A line as it is read, in lowercase: without Markdown's marks and the addresses of links. */
function shown(line: string): string {
  return line
    .replace(/\]\([^)]*\)|[`*_[\]]/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

/**
 * Finds a statement or a value: each line that has it, with all places of that line below it.
 *
 * @param words the statement or the value; case does not matter, and only whole words match
 */
export function findSame(pages: readonly Page[], words: string): string {
  const wanted = escapeRegExp(shown(words).trim());
  const pattern = new RegExp(String.raw`(?<![\w.])${wanted}(?!\w|\.\d)`);
  const places = new Map<string, string[]>();
  for (const {file, text} of pages) {
    text.split('\n').forEach((line, index) => {
      if (!pattern.test(shown(line))) return;
      places.set(line.trim(), [...(places.get(line.trim()) ?? []), `  ${file}:${index + 1}`]);
    });
  }
  return [...places].map(([line, found]) => [line, ...found].join('\n')).join('\n\n');
}
