import {RAW_WORDS, termsOf, toWord} from './tokenize';

/** A piece of text to show, marked or not. It is plain text: never render it as markup. */
export interface Fragment {
  text: string;
  isMarked: boolean;
}

/** Marks the words of a text that can be found by one of the terms. */
export function highlight(text: string, terms: ReadonlySet<string>): Fragment[] {
  const fragments: Fragment[] = [];
  let end = 0;
  for (const {start, word} of matchedWords(text, terms)) {
    if (start > end) fragments.push({text: text.slice(end, start), isMarked: false});
    fragments.push({text: word, isMarked: true});
    end = start + word.length;
  }
  if (end < text.length) fragments.push({text: text.slice(end), isMarked: false});
  return fragments;
}

/** The part of a longer text with the most distinct matches, cut between words, with an ellipsis at each cut. */
export function snippet(text: string, terms: ReadonlySet<string>, length: number): Fragment[] {
  const flat = text.replaceAll('\n', ' ');
  if (flat.length <= length) return highlight(flat, terms);
  const matches = matchedWords(flat, terms);
  const start = bestStart(matches, length);
  const from = start === 0 ? 0 : flat.indexOf(' ', Math.max(0, start - Math.floor(length / 5))) + 1;
  const cut = flat.length <= from + length ? flat.length : flat.lastIndexOf(' ', from + length);
  const to = cut > from ? cut : from + length;
  const part = highlight(flat.slice(from, to), terms);
  return [
    ...(from > 0 ? [{text: '… ', isMarked: false}] : []),
    ...part,
    ...(to < flat.length ? [{text: ' …', isMarked: false}] : []),
  ];
}

interface MatchedWord {
  start: number;
  word: string;
  term: string;
}

function matchedWords(text: string, terms: ReadonlySet<string>): MatchedWord[] {
  const matched: MatchedWord[] = [];
  for (const match of text.matchAll(RAW_WORDS)) {
    const raw = match[0];
    const term = readTerms(raw).find((candidate) => terms.has(candidate));
    if (term === undefined) continue;
    const lead = /^[.\-_]*/.exec(raw)![0].length;
    matched.push({start: match.index + lead, word: raw.slice(lead).replace(/[.\-_]+$/, ''), term});
  }
  return matched;
}

/** The distinct words of a text, each as the list of terms that find it. */
export type Vocabulary = readonly (readonly string[])[];

export function vocabularyOf(text: string): Vocabulary {
  return [...new Set(Array.from(text.matchAll(RAW_WORDS), ([raw]) => readTerms(raw)))];
}

const NONE: ReadonlySet<string> = new Set();

/** The given terms that occur in a text. */
export function termsAmong(vocabulary: Vocabulary, terms: ReadonlySet<string>): ReadonlySet<string> {
  let found: Set<string> | undefined;
  for (const candidates of vocabulary) {
    for (const candidate of candidates) {
      if (!terms.has(candidate)) continue;
      found ??= new Set();
      found.add(candidate);
      break;
    }
  }
  return found ?? NONE;
}

/** Every keystroke reads the same words. The cache needs no limit, since they are only those of the documentation. */
const knownTerms = new Map<string, string[]>();

function readTerms(raw: string): string[] {
  const known = knownTerms.get(raw);
  if (known) return known;
  const word = toWord(raw);
  const terms = word ? termsOf(word) : [];
  knownTerms.set(raw, terms);
  return terms;
}

/** Start of the window with the most distinct terms. */
function bestStart(matches: readonly MatchedWord[], length: number): number {
  let best = {start: 0, count: 0};
  for (const {start} of matches) {
    const inside = matches.filter((other) => other.start >= start && other.start < start + length * 0.8);
    const count = new Set(inside.map(({term}) => term)).size;
    if (count > best.count) best = {start, count};
  }
  return best.start;
}
