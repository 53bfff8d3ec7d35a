import {foldLetters} from './fold-letters';

/**
 * Returns true if a text has all words of another, in any order: "search by id" finds `search_by_id`. Ignores
 * backticks.
 */
export function hasWords(text: string, wanted: string): boolean {
  const haystack = normalize(text);
  return normalize(wanted)
    .split(' ')
    .every((word) => haystack.includes(word));
}

function normalize(text: string): string {
  return foldLetters(text)
    .toLowerCase()
    .replace(/[_\s]+/g, ' ')
    .replaceAll('`', '')
    .trim();
}
