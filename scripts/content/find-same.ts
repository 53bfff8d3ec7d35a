import type {Page} from '../pages/read-pages';
import {escapeRegExp} from '../../src/lib/escape-regexp';

/** Words as they are read: without the marks and the addresses of Markdown. */
function shown(line: string): string {
  return line.replace(/\]\([^)]*\)|[`*_[\]]/g, '').replace(/\s+/g, ' ').toLowerCase(); // prettier-ignore
}

/**
 * Where a statement or a value stands: each line that has it, with the places of the same line in other files below it.
 *
 * @param words the statement, in whatever letters, or the value, as a word of its own
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
