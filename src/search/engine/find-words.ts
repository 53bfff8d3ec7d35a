import {addFuzzy, addOneWaySynonym, addTerm, addUnmarked, addWord, cover, WEIGHT, type ShardSearch} from './add-words';
import type {LoadedShard} from './open-shard';
import {entriesOf} from './packed-index';
import {oneWaySynonymsOf, synonymsOf} from './synonyms';
import {piecesOf, type Word} from './tokenize';

/** How much of a word a section has by its synonym alone, and by a word at a small distance, which may well be another one. */
const COVERAGE = {synonym: 0.55, unsure: 0.5};

/** Letters from which on a word at a small distance is the same one misspelt. */
const SURELY_MISSPELT = 7;

/** More take too long. */
export const MOST_WORDS = 24;

/** What the words of a query find. */
export interface FoundQuery {
  words: readonly Word[];
  /** How much each word says about what is wanted: more when it is rarer. 1 for all that are as rare as each other. */
  worth: readonly number[];
  /** What all words say together, by their inverse document frequency and the way in which they are there. */
  asked: number;
  searches: ShardSearch[];
}

/**
 * Looks up the words of a query in all shards. An identifier that is found in no way, nor all its pieces in one section,
 * counts as its pieces: `mosquitto.conf` leads to what is said of Mosquitto.
 */
export function findQuery(shards: readonly LoadedShard[], words: readonly Word[], isUnfinished: boolean): FoundQuery {
  const query = findWords(shards, words, isUnfinished);
  const isFound = (word: number) => query.searches.some(({found}) => found[word]!.scores.some((score) => score > 0));
  const isUnknown = words.map(({parts}, word) => parts.length > 0 && !isFound(word));
  if (!isUnknown.includes(true)) return query;
  const pieces = words.flatMap((word, position) => (isUnknown[position] ? piecesOf(word) : word));
  return findWords(shards, pieces.slice(0, MOST_WORDS), isUnfinished);
}

function findWords(shards: readonly LoadedShard[], words: readonly Word[], isUnfinished: boolean): FoundQuery {
  const idf = inverseDocumentFrequencyIn(shards);
  const searches = shards.map((loaded): ShardSearch => {
    const none = () => new Float64Array(loaded.size);
    const found = words.map(() => ({scores: none(), coverage: none()}));
    return {loaded, idf, terms: new Set(), found, joined: none()};
  });
  const oneWay = oneWaySynonymsOf(words);
  const asked = words.map((word, position) => {
    const isLast = isUnfinished && position === words.length - 1;
    const found = searches.map((search) => search.found[position]!);
    const isThere = searches.map((search, i) => addWord(search, word, isLast, found[i]!.scores));
    const isMeant = oneWay.some(({from, length}) => position >= from && position < from + length);
    // Only what is written nowhere is misspelt, and what has a synonym is no misspelling.
    const isKnown = isMeant || isThere.includes(true);
    const distances = isKnown ? [] : searches.flatMap((search, i) => addFuzzy(search, word, found[i]!.scores) ?? []);
    // A long word that is nearly one of the docs is that one; of a short one, nobody knows.
    const isMisspelt = distances.length > 0 && word.whole.length >= SURELY_MISSPELT;
    const isSure = distances.length === 0 || isMisspelt;
    searches.forEach((search, i) => {
      cover(found[i]!, isSure ? 1 : COVERAGE.unsure);
      for (const synonym of synonymsOf(word.stem)) addUnmarked(search, synonym, WEIGHT.synonym, found[i]!.scores);
      cover(found[i]!, COVERAGE.synonym);
    });
    return idf(word.stem) * (isMisspelt ? WEIGHT.fuzzy / Math.min(...distances) : 1);
  });
  for (const search of searches) {
    for (const synonym of oneWay) addOneWaySynonym(search, synonym);
    addJoinedWords(search, words);
  }
  return {words, worth: worthOf(words, idf), asked: sum(asked), searches};
}

function worthOf(words: readonly Word[], idf: ShardSearch['idf']): number[] {
  const rarities = words.map(({stem}) => idf(stem));
  const mean = sum(rarities) / words.length;
  return rarities.map((rarity) => Math.sqrt(rarity / mean));
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Inverse document frequency, over all shards: near 1 for a term of one section, near 0 for a term of all. */
function inverseDocumentFrequencyIn(shards: readonly LoadedShard[]): ShardSearch['idf'] {
  const sections = sum(shards.map(({size}) => size));
  const known = new Map<string, number>();
  return (term) => {
    const remembered = known.get(term);
    if (remembered !== undefined) return remembered;
    const entries = shards.map(({index}) => entriesOf(index, term));
    const count = sum(entries.map(([from, to]) => to - from));
    const idf = Math.log(1 + (sections - count + 0.5) / (count + 0.5)) / Math.log(2 + sections);
    known.set(term, idf);
    return idf;
  };
}

/** "quick start" also means "quickstart", and "date add" the function DATE_ADD. */
function addJoinedWords(search: ShardSearch, words: readonly Word[]): void {
  words.slice(1).forEach(({whole}, position) => {
    const pair = new Float64Array(search.joined.length);
    const isWord = addTerm(search, `${words[position]!.whole}${whole}`, WEIGHT.joined, pair);
    const isName = addTerm(search, `${words[position]!.whole}_${whole}`, WEIGHT.joinedName, pair);
    if (isWord || isName) pair.forEach((score, section) => (search.joined[section]! += score));
  });
}
