import {allWordsOf, stemsOf, wordsOf} from './tokenize';

/** Characters of a code: with 30 bits, one of 300,000 queries that the index does not know is taken for one that it does. */
export const CODE_LENGTH = 5;

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * Stands for a query in the index, where the words of thousands would take three times as many bytes. The same words in
 * another order, or in other forms, have the same code. Words such as "what" and "is" count where no two others are there.
 *
 * @returns undefined for a single word: that is a topic, and names and titles say where it is treated
 */
export function codeOfQuery(query: string): string | undefined {
  const [meaningful, all] = [wordsOf, allWordsOf].map((read) => [...new Set(read(query).flatMap(stemsOf))]);
  const words = meaningful!.length > 1 ? meaningful! : all!;
  if (words.length < 2) return undefined;
  const hash = fnv1a(words.toSorted().join(' '));
  return Array.from({length: CODE_LENGTH}, (_, place) => DIGITS[(hash >>> (6 * place)) & 63]!).join('');
}

/** FNV-1a, a common hash: its 32 bits differ for texts that are nearly the same. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
