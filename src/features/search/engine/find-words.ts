import {addFuzzy, addOneWaySynonym, addUnmarked, addWord, cover, WEIGHT, type ShardSearch} from './add-words';
import type {LoadedShard} from './loaded-shard';
import {entriesOf} from './packed-index';
import {oneWaySynonymsOf, synonymsOf} from './synonyms';
import type {Word} from './tokenize';

/** The share of a word that a synonym covers, and a similarly spelled word, which may well be a different one. */
const COVERAGE = {synonym: 0.55, unsure: 0.5};

/** From this many letters, a word that is spelled similarly to one of the docs is a misspelling of it. */
const SURELY_MISSPELT = 7;

/** More words take too long. */
export const MOST_WORDS = 24;

/** The matches of the words of a query. */
export interface FoundQuery {
  /** The weight of each word for what the reader wants: more for rarer words; all are 1 if they are equally rare. */
  worth: readonly number[];
  /** Sum of the words' inverse document frequencies, where a misspelled word counts for less. */
  asked: number;
  searches: ShardSearch[];
}

/** Looks up the words of a query in all shards. */
export function findQuery(shards: readonly LoadedShard[], words: readonly Word[], isUnfinished: boolean): FoundQuery {
  const idf = inverseDocumentFrequencyIn(shards);
  const searches = shards.map((loaded): ShardSearch => {
    const none = () => new Float64Array(loaded.size);
    const found = words.map(() => ({scores: none(), coverage: none()}));
    return {loaded, idf, terms: new Set(), found};
  });
  const oneWay = oneWaySynonymsOf(words);
  const asked = words.map((word, position) => {
    const isLast = isUnfinished && position === words.length - 1;
    const found = searches.map((search) => search.found[position]!);
    const isThere = searches.map((search, i) => addWord(search, word, isLast, found[i]!.scores));
    const isMeant = oneWay.some(({from, length}) => position >= from && position < from + length);
    // A word can only be misspelled if no section has it and it has no one-way synonym.
    const isKnown = isMeant || isThere.includes(true);
    const distances = isKnown ? [] : searches.flatMap((search, i) => addFuzzy(search, word, found[i]!.scores) ?? []);
    // A long word that is nearly one of the docs must be that one; a short word may be a different one.
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
  }
  return {worth: worthOf(words, idf), asked: sum(asked), searches};
}

function worthOf(words: readonly Word[], idf: ShardSearch['idf']): number[] {
  const rarities = words.map(({stem}) => idf(stem));
  const mean = sum(rarities) / words.length;
  return rarities.map((rarity) => Math.sqrt(rarity / mean));
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Inverse document frequency over all shards: near 1 for a term in one section, near 0 for a term in all. */
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
