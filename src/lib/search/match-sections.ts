import {editDistance} from './edit-distance';
import {lowerBound, unpack, type Index} from './packed-index';
import {SHARD_FORMAT, type SectionEntry, type Shard} from './shard';
import {synonymsOf} from './synonyms';
import {stemOf, wordsOf, type Word} from './tokenize';

/** A shard that can be searched. */
export interface LoadedShard {
  shard: Shard;
  index: Index;
  /** The words of each section's own name: of its heading, or of the page's title. */
  names: string[][];
}

export interface SectionMatch {
  shard: Shard;
  section: SectionEntry;
  score: number;
  /** Which share of the query's words the section has, 0 to 1. */
  coverage: number;
  /** The terms that the query stands for in this shard, for highlighting. */
  terms: ReadonlySet<string>;
}

/** Found by measuring; tests/build/search holds the queries they are judged by. */
const WEIGHT = {
  identifier: 2,
  parts: 0.8,
  stem: 0.8,
  prefix: 0.5,
  guess: 0.4,
  synonym: 0.25,
  joined: 1,
  coverage: 2.5,
  pageStart: 1.25,
  exactTitle: 3,
  exactHeading: 2.2,
  wordsOfName: 0.9,
  phrase: 1.5,
  releaseNotes: 0.45,
};

const LONGEST_QUERY = 512;
const MOST_WORDS = 24;
/** A prefix of two letters can begin hundreds of terms; the shortest say most. */
const MOST_COMPLETIONS = 40;
/** More are never shown. */
const MOST_MATCHES = 200;

/** @throws Error when the shard was written by another build than this code, or is damaged */
export function openShard(shard: Shard): LoadedShard {
  if (shard.format !== SHARD_FORMAT) throw new Error(`The search index has format ${String(shard.format)}.`);
  const names = shard.sections.map(({page, headings}) =>
    wordsOf(headings.at(-1) ?? shard.pages[page]!.title).map(({whole}) => whole),
  );
  return {shard, index: unpack(shard.index), names};
}

/** The sections of a shard that answer a query, best first. */
export function matchSections(loaded: LoadedShard, query: string): SectionMatch[] {
  const text = query.slice(0, LONGEST_QUERY);
  const words = wordsOf(text).slice(0, MOST_WORDS);
  const {shard, names} = loaded;
  const terms = new Set<string>();
  const scores = new Float64Array(shard.sections.length);
  const covered = new Float64Array(shard.sections.length);

  words.forEach((word, position) => {
    const found = findWord(loaded.index, word, position === words.length - 1, terms, scores.length);
    found.scores.forEach((score, section) => {
      if (score === 0) return;
      scores[section]! += score;
      covered[section]! += found.isMeant[section] ? 0.6 : 1;
    });
  });
  addJoinedWords(loaded.index, words, terms, scores);

  const wanted = words.map(({whole}) => whole);
  const ranked = [...scores.keys()]
    .filter((section) => scores[section]! > 0)
    .map((section) => {
      const coverage = Math.max(covered[section]!, 0.5) / words.length;
      const merit = meritOf(shard, shard.sections[section]!, names[section]!, wanted);
      return {section, coverage, score: scores[section]! * coverage ** WEIGHT.coverage * merit};
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_MATCHES);

  const phrase = text.trim().toLowerCase().replace(/\s+/g, ' ');
  return ranked
    .map(({section, coverage, score}) => {
      const entry = shard.sections[section]!;
      const hasPhrase = phrase.includes(' ') && entry.content.toLowerCase().includes(phrase);
      return {shard, section: entry, coverage, score: hasPhrase ? score * WEIGHT.phrase : score, terms};
    })
    .toSorted((a, b) => b.score - a.score);
}

interface FoundWord {
  /** What the word says about each section; 0 where it is not. */
  scores: Float64Array;
  /** 1 where only a synonym was found. */
  isMeant: Uint8Array;
}

/** A word may be found as itself, as a beginning, by its stem, by its pieces, misspelt, or by a synonym. */
function findWord(index: Index, word: Word, isLast: boolean, terms: Set<string>, sections: number): FoundWord {
  const {whole, stem, parts} = word;
  const isIdentifier = parts.length > 0;
  const found: FoundWord = {scores: new Float64Array(sections), isMeant: new Uint8Array(sections)};
  const own = isIdentifier ? WEIGHT.identifier : 1;
  let isKnown = addTerm(index, whole, own, found.scores, terms);
  if (whole.length >= (isLast ? 2 : 4)) isKnown = addCompletions(index, whole, own, found.scores, terms) || isKnown;
  if (stem) isKnown = addTerm(index, stem, WEIGHT.stem, found.scores, terms) || isKnown;
  if (isIdentifier) isKnown = addParts(index, parts, isLast, found.scores, terms) || isKnown;
  if (!isKnown) addGuesses(index, word, found.scores, terms);
  for (const synonym of synonymsOf(stem ?? whole)) {
    const meant = new Float64Array(sections);
    // What a synonym finds is not marked: the reader did not write it.
    addTerm(index, synonym, WEIGHT.synonym, meant, undefined);
    meant.forEach((score, section) => {
      if (score <= found.scores[section]!) return;
      if (found.scores[section] === 0) found.isMeant[section] = 1;
      found.scores[section] = score;
    });
  }
  return found;
}

/** Raises the scores of the sections that have a term; false when no section has it. */
function addTerm(
  index: Index,
  term: string,
  weight: number,
  scores: Float64Array,
  terms: Set<string> | undefined,
): boolean {
  const position = lowerBound(index.terms, term);
  if (index.terms[position] !== term) return false;
  addEntries(index, position, weight, scores);
  terms?.add(term);
  return true;
}

function addEntries({offsets, documents, impacts}: Index, term: number, weight: number, scores: Float64Array): void {
  const start = offsets[term]!;
  const end = offsets[term + 1]!;
  const factor = weight * rarity(end - start, scores.length);
  for (let entry = start; entry < end; entry++) {
    const document = documents[entry]!;
    const score = impacts[entry]! * factor;
    if (score > scores[document]!) scores[document] = score;
  }
}

/** Near 1 for a term of one section, near 0 for a term of all; comparable between shards of different size. */
function rarity(count: number, sections: number): number {
  return Math.log(1 + (sections - count + 0.5) / (count + 0.5)) / Math.log(2 + sections);
}

function addCompletions(
  index: Index,
  prefix: string,
  weight: number,
  scores: Float64Array,
  terms: Set<string>,
): boolean {
  const completions: number[] = [];
  for (let i = lowerBound(index.terms, prefix); index.terms[i]?.startsWith(prefix); i++) {
    if (index.terms[i] !== prefix) completions.push(i);
  }
  const likely = completions
    .toSorted((a, b) => index.terms[a]!.length - index.terms[b]!.length)
    .slice(0, MOST_COMPLETIONS);
  for (const term of likely) {
    const name = index.terms[term]!;
    addEntries(index, term, weight * WEIGHT.prefix * (0.5 + (0.5 * prefix.length) / name.length), scores);
    terms.add(name);
  }
  return likely.length > 0;
}

/** An identifier that stands nowhere as a whole: sections with all its pieces. */
function addParts(
  index: Index,
  parts: string[],
  isLast: boolean,
  scores: Float64Array,
  terms: Set<string>,
): boolean {
  // A path of several pieces is no piece of its own.
  const pieces = parts.filter((part) => !part.includes('_'));
  const perPart = pieces.map((part, position) => {
    const found = new Float64Array(scores.length);
    addTerm(index, part, 1, found, terms);
    addTerm(index, stemOf(part), WEIGHT.stem, found, terms);
    if (isLast && position === pieces.length - 1) addCompletions(index, part, 1, found, terms);
    return found;
  });
  let isFound = false;
  for (let section = 0; section < scores.length; section++) {
    let sum = 0;
    let isComplete = perPart.length > 0;
    for (const found of perPart) {
      sum += found[section]!;
      isComplete &&= found[section]! > 0;
    }
    if (!isComplete) continue;
    isFound = true;
    scores[section] = Math.max(scores[section]!, (sum / perPart.length) * WEIGHT.parts);
  }
  return isFound;
}

/** Guessing at numbers and short words brings nonsense. */
function addGuesses(index: Index, {whole, stem}: Word, scores: Float64Array, terms: Set<string>): void {
  if (whole.length < 4 || /\d/.test(whole)) return;
  const limit = whole.length >= 8 ? 2 : 1;
  const spellings = stem ? [whole, stem] : [whole];
  let nearest = limit;
  const guesses: {term: number; distance: number}[] = [];
  index.terms.forEach((name, term) => {
    const distance = Math.min(...spellings.map((spelling) => editDistance(spelling, name, nearest)));
    if (distance > nearest) return;
    nearest = Math.max(1, distance);
    guesses.push({term, distance});
  });
  for (const {term, distance} of guesses.filter((guess) => guess.distance <= nearest)) {
    addEntries(index, term, WEIGHT.guess / distance, scores);
    terms.add(index.terms[term]!);
  }
}

/** "quick start" also means "quickstart". */
function addJoinedWords(index: Index, words: Word[], terms: Set<string>, scores: Float64Array): void {
  words.slice(1).forEach((word, position) => {
    const joined = new Float64Array(scores.length);
    addTerm(index, `${words[position]!.whole}${word.whole}`, WEIGHT.joined, joined, terms);
    addTerm(index, `${words[position]!.whole}_${word.whole}`, WEIGHT.joined, joined, terms);
    joined.forEach((score, section) => (scores[section]! += score));
  });
}

/** What speaks for a section besides its words. */
function meritOf(shard: Shard, section: SectionEntry, name: string[], wanted: string[]): number {
  const isPageStart = section.level === 1;
  const isExact = name.length === wanted.length && name.every((word, position) => word === wanted[position]);
  const asked = name.filter((word) => wanted.some((other) => other === word || stemOf(other) === stemOf(word))).length;
  return (
    (isExact ? (isPageStart ? WEIGHT.exactTitle : WEIGHT.exactHeading) : 1) *
    (1 + (name.length > 0 ? (WEIGHT.wordsOfName * asked) / name.length : 0)) *
    (isPageStart ? WEIGHT.pageStart : 1) *
    (shard.instance === 'release-notes' ? WEIGHT.releaseNotes : 1)
  );
}
