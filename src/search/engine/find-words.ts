import type {LoadedShard} from './open-shard';
import {addFuzzy, addOneWaySynonym, addSynonyms, addTerm, findWord, WEIGHT, type ShardSearch} from './add-words';
import {lowerBound, type Index} from './packed-index';
import {oneWaySynonymsOf} from './synonyms';
import {piecesOf, type Word} from './tokenize';

/** A short word at a small distance may well be another one. */
const UNSURE_COVERAGE = 0.5;

/** Letters from which on a word at a small distance is the same one misspelt. */
const SURELY_MISSPELT = 7;

/** Each word of a query has a bit. */
export const MOST_WORDS = 24;

/**
 * Looks up the words of a query in all shards. An identifier that is found in no way, nor all its pieces in one section,
 * counts as its pieces: `mosquitto.conf` leads to what is said of Mosquitto.
 *
 * @returns also the words that were looked up in the end
 */
export function findQuery(
  shards: readonly LoadedShard[],
  words: readonly Word[],
  isUnfinished: boolean,
): {words: readonly Word[]; searches: ShardSearch[]} {
  const searches = findWords(shards, words, isUnfinished);
  const isFound = (position: number) => searches.some((search) => search.words.some((has) => has & (1 << position)));
  const pieces = words.flatMap((word, position) =>
    word.parts.length > 0 && !isFound(position) ? piecesOf(word) : word,
  );
  if (pieces.every((word, position) => word === words[position])) return {words, searches};
  const few = pieces.slice(0, MOST_WORDS);
  return {words: few, searches: findWords(shards, few, isUnfinished)};
}

function findWords(shards: readonly LoadedShard[], words: readonly Word[], isUnfinished: boolean): ShardSearch[] {
  const idf = inverseDocumentFrequencyIn(shards);
  const worth = worthOf(words, idf);
  const searches = shards.map((loaded) => startSearch(loaded, idf, worth));
  const oneWay = oneWaySynonymsOf(words);
  const perWord = words.map((word, position) => {
    const isLast = isUnfinished && position === words.length - 1;
    const found = searches.map((search) => findWord(search, word, position, isLast));
    // Only what is written nowhere is misspelt, and what has a synonym is no misspelling.
    const isKnown =
      found.some((one) => one.isKnown) || oneWay.some(({from, length}) => position >= from && position < from + length);
    const distances = isKnown ? [] : found.flatMap(({scores}, i) => addFuzzy(searches[i]!, word, scores) ?? []);
    // A long word that is nearly one of the docs is that one; of a short one, nobody knows.
    const isMisspelt = distances.length > 0 && word.whole.length >= SURELY_MISSPELT;
    const asked = idf(word.stem ?? word.whole) * (isMisspelt ? WEIGHT.fuzzy / Math.min(...distances) : 1);
    searches.forEach((search) => (search.asked += asked));
    return {isSure: distances.length === 0 || isMisspelt, found: found.map(({scores}) => scores)};
  });
  searches.forEach((search, i) => {
    const scores = perWord.map(({found}) => found[i]!);
    const coverage = words.map((word, position) =>
      addSynonyms(search, word, scores[position]!, perWord[position]!.isSure ? 1 : UNSURE_COVERAGE),
    );
    for (const synonym of oneWay) addOneWaySynonym(search, synonym, scores, coverage);
    scores.forEach((one, position) => enterWord(search, position, one, coverage[position]!));
    addJoinedWords(search, words);
  });
  return searches;
}

function startSearch(loaded: LoadedShard, idf: ShardSearch['idf'], worth: readonly number[]): ShardSearch {
  const {size} = loaded;
  const [scores, covered] = [new Float64Array(size), new Float64Array(size)];
  const [words, explained] = [new Uint32Array(size), new Uint32Array(size)];
  return {loaded, index: loaded.index, idf, worth, asked: 0, scores, covered, words, explained, terms: new Set()};
}

function worthOf(words: readonly Word[], idf: ShardSearch['idf']): number[] {
  const rarities = words.map(({stem, whole}) => idf(stem ?? whole));
  const mean = rarities.reduce((sum, rarity) => sum + rarity, 0) / words.length;
  return rarities.map((rarity) => Math.sqrt(rarity / mean));
}

/** Inverse document frequency, over all shards: near 1 for a term of one section, near 0 for a term of all. */
function inverseDocumentFrequencyIn(shards: readonly LoadedShard[]): ShardSearch['idf'] {
  const sections = shards.reduce((sum, {size}) => sum + size, 0);
  const known = new Map<string, number>();
  return (term) => {
    const remembered = known.get(term);
    if (remembered !== undefined) return remembered;
    const count = shards.reduce((sum, {index}) => sum + countOf(index, term), 0);
    const idf = Math.log(1 + (sections - count + 0.5) / (count + 0.5)) / Math.log(2 + sections);
    known.set(term, idf);
    return idf;
  };
}

function countOf({names, termOf, offsets}: Index, name: string): number {
  const position = lowerBound(names, name);
  if (names[position] !== name) return 0;
  const term = termOf[position]!;
  return offsets[term + 1]! - offsets[term]!;
}

function enterWord(search: ShardSearch, position: number, scores: Float64Array, coverage: Float64Array): void {
  for (let section = 0; section < scores.length; section++) {
    if (scores[section] === 0) continue;
    search.scores[section]! += scores[section]!;
    search.covered[section]! += coverage[section]! * search.worth[position]!;
    search.words[section]! |= 1 << position;
  }
}

/** "quick start" also means "quickstart", and "date add" the function DATE_ADD. */
function addJoinedWords(search: ShardSearch, words: readonly Word[]): void {
  words.slice(1).forEach((word, position) => {
    const joined = new Float64Array(search.scores.length);
    const isWord = addTerm(search, `${words[position]!.whole}${word.whole}`, WEIGHT.joined, joined);
    const isName = addTerm(search, `${words[position]!.whole}_${word.whole}`, WEIGHT.joinedName, joined);
    if (!isWord && !isName) return;
    for (let section = 0; section < joined.length; section++) search.scores[section]! += joined[section]!;
  });
}
