import {normalizeMessage, readTemplate} from '../../../lib/message-template';
import type {SectionMatch} from './match-sections';
import type {KnownError, KnownTemplate, LoadedShard} from './loaded-shard';
import {errorMessage, type Shard} from './shard';
import {allWordsOf, stemOf, termsOf, wordsOf} from './tokenize';

/** A message of at least this size is recognized wherever it occurs, such as in a log or between braces. */
const SURELY_MESSAGE = {characters: 16, words: 3};
/** A shorter message is recognized if it is at least this share of what was pasted. */
const LEAST_OF_TEXT = 0.5;
/** The least that a piece of a message, copied without the rest, must have to be recognized. */
const PIECE = {words: 3, characters: 12, ofMessage: 0.5};
/** Most words of a message in their order: its end was cut off, or a word was left out. */
const WORDS = {ofMessage: 0.75, fewest: 3, ofText: 0.6, weight: 0.9};
const STATUS = 5;
/** Errors that score below this share of the best are different errors. */
const NEARLY_BEST = 0.8;

/** In characters. A status and a word are at least this long. */
const SHORTEST_QUERY = 5;
/** In characters. A message in a longer text is only found near its beginning. */
const LONGEST_QUERY = 1024;

/** The JSON of the response around a message. */
const AROUND = /^\{\s*(?:error|message)\s*:\s*|\s*\}$/g;

/** Words around a status that say nothing about the error. */
const SAYS_NOTHING = new Set(
  ['error', 'status', 'code', 'http', 'response', 'message', 'returns', 'return', 'gives', 'got', 'get', 'mean'].map(
    stemOf,
  ),
);

/**
 * The errors whose message was pasted, with its variable parts filled in, or that are named by their status and a word;
 * best first. Each scores above 1, and more the more of it was recognized.
 */
export function matchErrors(shards: readonly LoadedShard[], query: string): SectionMatch[] {
  if (query.length < SHORTEST_QUERY) return [];
  const asked = readQuery(query.slice(0, LONGEST_QUERY));
  const found = shards.flatMap((loaded) =>
    loaded.errors.flatMap((error) => {
      const fit = fitOf(error, asked);
      return fit > 0 ? [{loaded, error, fit}] : [];
    }),
  );
  if (found.length === 0) return [];
  const least = Math.max(...found.map(({fit}) => fit)) * NEARLY_BEST;
  const terms = new Set(wordsOf(query).flatMap(termsOf));
  const sorted = found.filter(({fit}) => fit >= least).toSorted((a, b) => b.fit - a.fit);
  const said = new Set<string>();
  return sorted.flatMap(({loaded, error: {position}, fit}): SectionMatch[] => {
    const {shard} = loaded;
    const section = shard.sections[position]!;
    // Errors of other operations with the same words are next to it on the page of errors.
    const key = `${shard.tag} ${section.headings[0]}`;
    if (said.has(key)) return [];
    said.add(key);
    return [{loaded, shard, section, position, score: 1 + fit, strength: Infinity, terms, asked: terms}];
  });
}

interface AskedError {
  text: string;
  words: string[];
  known: ReadonlySet<string>;
  statuses: ReadonlySet<string>;
  /** Stems of the other words. */
  stems: string[];
}

function readQuery(query: string): AskedError {
  const text = normalizeMessage(query).replace(AROUND, '');
  const words = text.split(' ');
  const isStatus = (word: string) => /^[1-5]\d\d$/.test(word);
  const others = wordsOf(query).filter(({whole}) => !isStatus(whole));
  return {
    text,
    words,
    known: new Set(words),
    statuses: new Set(allWordsOf(query).flatMap(({whole}) => (isStatus(whole) ? whole : []))),
    stems: others.map(({stem}) => stem).filter((stem) => !SAYS_NOTHING.has(stem)),
  };
}

function fitOf({status, stems, templates}: KnownError, asked: AskedError): number {
  const isStatus = asked.statuses.has(status);
  const bonus = isStatus ? STATUS : 0;
  const fixed = Math.max(0, ...templates.map((template) => fixedIn(template, asked)));
  if (fixed > 0) return fixed + bonus;
  const isNamed = isStatus && asked.stems.length > 0 && asked.stems.every((stem) => stems.has(stem));
  return isNamed ? bonus : 0;
}

/** The number of characters of the message that were recognized in the text; 0 when it is a different message. */
function fixedIn({pattern, pieces, fixed, words: said}: KnownTemplate, {text, words, known}: AskedError): number {
  if (pieces.every((piece) => text.includes(piece)) && pattern.test(text)) {
    const isLong = fixed >= SURELY_MESSAGE.characters && said.length >= SURELY_MESSAGE.words;
    return isLong || fixed >= text.length * LEAST_OF_TEXT ? fixed : 0;
  }
  if (words.length < PIECE.words) return 0;
  const isPiece = text.length >= PIECE.characters && text.length >= fixed * PIECE.ofMessage;
  if (isPiece && pieces.some((piece) => piece.includes(text))) return text.length;
  const least = Math.max(said.length * WORDS.ofMessage, words.length * WORDS.ofText, WORDS.fewest);
  // Every keystroke compares hundreds of errors, and most have different words.
  if (said.filter((word) => known.has(word)).length < least) return 0;
  const common = commonInOrder(said, words);
  return common >= least ? fixed * WORDS.weight * (common / said.length) : 0;
}

/** The number of words of a message that a text has in the same order. */
function commonInOrder(message: readonly string[], text: readonly string[]): number {
  let [common, from] = [0, 0];
  for (const word of message) {
    const position = text.indexOf(word, from);
    if (position < 0) continue;
    common++;
    from = position + 1;
  }
  return common;
}

/** Reads the errors of a shard. */
export function collectKnownErrors({sections, errors, messages}: Shard): KnownError[] {
  const others = new Map(messages.map(({section, texts}) => [section, texts]));
  return sections.flatMap(({page, level, headings}, position): KnownError[] => {
    if (page !== errors || level === 1) return [];
    const texts = others.get(position) ?? [errorMessage(headings)];
    const status = /^([1-5]\d\d)\b/.exec(headings[0] ?? '')?.[1] ?? '';
    const stems = new Set(wordsOf(texts.join(' ')).map(({stem}) => stem));
    return [{position, status, stems, templates: texts.flatMap(templateOf)}];
  });
}

function templateOf(text: string): KnownTemplate[] {
  const template = readTemplate(text);
  return template ? [{...template, words: template.pieces.flatMap((piece) => piece.split(' ')).filter(Boolean)}] : [];
}
