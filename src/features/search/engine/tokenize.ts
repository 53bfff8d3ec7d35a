/** Turns text into search terms. The build and the browser must agree, so both use this file and nothing else. */

import {stemmer} from 'stemmer';
import {foldLetters} from '../../../lib/fold-letters';

/** Everything that is never part of an identifier. Words keep letters, digits, and `_ . - @ $`. */
const SEPARATORS = /[\s,;:!?"'`“”‘’()[\]{}<>|/\\=+*&^%~#…—–·•→]+/u;

const STOP_WORDS = new Set(
  (
    'a an and any are as at be been being but by can could did do does for from get had has have how i if in into is it ' +
    'its me my no not of on or our should so than that the their them then there these they this to us was we were what ' +
    'when where which while who why will with would you your'
  ).split(' '),
);

const LONGEST_TERM = 48;

/** Runs of characters between separators, for finding the words of a text to show. */
export const RAW_WORDS = new RegExp(`[^${SEPARATORS.source.slice(1, -2)}]+`, 'gu');

/** A word of the text with all the terms it can be found by. */
export interface Word {
  /** The word as one term, in lower case and with `_` as its separator: `http.port` and `HTTP_PORT` are the same. */
  whole: string;
  /** The pieces of an identifier; empty for a plain word. */
  parts: string[];
  /** The stem of the word; for an identifier, the same as `whole`. */
  stem: string;
}

/** The words of a text in reading order. Stop words are left out unless there are no other words. */
export function wordsOf(text: string): Word[] {
  const words = allWordsOf(text);
  const meaningful = words.filter((word) => !STOP_WORDS.has(word.whole));
  return meaningful.length > 0 ? meaningful : words;
}

/** The same including stop words, which distinguish messages. */
export function allWordsOf(text: string): Word[] {
  return foldLetters(text)
    .split(SEPARATORS)
    .flatMap((raw) => toWord(raw) ?? []);
}

/** The stems of a word, or of the pieces of an identifier. */
export function stemsOf({whole, parts}: Word): string[] {
  const pieces = parts.filter((part) => !part.includes('_'));
  return (pieces.length > 0 ? pieces : [whole]).map(stemOf);
}

/**
 * The terms that a text is indexed by: the stems of its words and of the pieces of identifiers, and whole identifiers.
 */
export function indexTerms(text: string): string[] {
  return meaningfulWords(text).flatMap(({whole, parts}) =>
    parts.length === 0 ? stemOf(whole) : [whole].concat([...new Set(parts.map(stemOf))]),
  );
}

/** The words of a text that are indexed by a stem that differs from them. */
export function indexForms(text: string): string[] {
  return meaningfulWords(text)
    .flatMap(({whole, parts}) => (parts.length === 0 ? [whole] : parts))
    .filter((form) => stemOf(form) !== form);
}

function meaningfulWords(text: string): Word[] {
  return allWordsOf(text).filter((word) => !STOP_WORDS.has(word.whole));
}

/** Every term by which one word can be found. */
export function termsOf({whole, parts, stem}: Word): string[] {
  return [whole, stem, ...parts.flatMap((part) => [part, stemOf(part)])];
}

/** Texts have the same words again and again, and versions the same texts. */
const words = new Map<string, Word | undefined>();

/** The word in a run of characters; undefined for punctuation and for a run that is too long to search for. */
export function toWord(raw: string): Word | undefined {
  if (!words.has(raw)) words.set(raw, readWord(raw));
  return words.get(raw);
}

function readWord(raw: string): Word | undefined {
  // A dot or dash at either end is punctuation; a leading @ or $ belongs to the name.
  const name = foldLetters(raw).replace(/^[.\-_]+|[.\-_@$]+$/g, '');
  if (!name || name.length > LONGEST_TERM) return undefined;
  const bare = name.replace(/^v(?=\d)/i, '');
  const whole = bare.toLowerCase().replace(/[._-]+/g, '_');
  const parts = partsOf(bare);
  return {whole, parts, stem: parts.length > 0 ? whole : stemOf(whole)};
}

/**
 * `keepAliveTimeout` has keep, alive, timeout; `operationsApi.network.port` has its four words, `operationsapi`, and
 * the shorter path `network_port`; `word` has none.
 */
function partsOf(name: string): string[] {
  const pieces = name.split(/[._\-@$]+/).filter(Boolean);
  const humps = pieces.flatMap((piece) =>
    piece
      .replace(/([a-z\d])([A-Z])/g, '$1 $2')
      .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
      .split(' '),
  );
  const tails = pieces.slice(1, -1).map((_, position) => pieces.slice(position + 1).join('_'));
  const all = [...pieces, ...humps, ...tails].map((part) => part.toLowerCase());
  return [...new Set(all)].filter((part) => part.length > 1 && part !== name.toLowerCase() && !STOP_WORDS.has(part));
}

const stems = new Map<string, string>();

/** The stem that the forms of a word share (`caching` and `cache`). Short words and numbers stay as they are. */
export function stemOf(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  // Porter's stems of "deploy" and "deployment" differ in their last letter.
  if (!stems.has(word)) stems.set(word, stemmer(word).replace(/y$/, 'i'));
  return stems.get(word)!;
}
