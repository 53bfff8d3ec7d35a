import {editDistance} from '../../../lib/edit-distance';
import {countBits, lettersOf} from './letters';
import type {LoadedShard} from './loaded-shard';
import {entriesOf, lowerBound} from './packed-index';
import type {OneWaySynonym} from './synonyms';
import {stemOf, type Word} from './tokenize';

/** The weight of each way of finding a word. Measured like WEIGHT in boosts.ts. */
export const WEIGHT = {
  identifier: 3,
  parts: 0.8,
  stem: 0.8,
  prefix: 0.5,
  longerPrefix: 0.6,
  fuzzy: 0.4,
  synonym: 0.3,
  oneWay: 1.2,
};

/** A word found by its one-way synonym, which is what it means here, counts more than the word itself. */
const ONE_WAY_COVERAGE = 1.15;

/** A prefix of two letters can begin hundreds of terms; the shortest ones are the likeliest. */
const MOST_EXPANSIONS = 40;

/** A score for each section of a shard; 0 for those that were not found. */
export type Scores = Float64Array;

/** The matches of a word in a shard. */
export interface Found {
  scores: Scores;
  /** The share of the word that each section has. */
  coverage: Float64Array;
}

/** The state of a query in one shard. */
export interface ShardSearch {
  loaded: LoadedShard;
  idf: (term: string) => number;
  /** The terms that the query stands for in this shard, for highlighting. */
  terms: Set<string>;
  /** The matches of each word of the query. */
  found: Found[];
}

/** Raises scores by a word as a whole, by its stem, by its pieces, or as a prefix; false when no section has it. */
export function addWord(search: ShardSearch, {whole, stem, parts}: Word, isLast: boolean, scores: Scores): boolean {
  const weight = parts.length > 0 ? WEIGHT.identifier : 1;
  const isWhole = [
    addTerm(search, whole, weight, scores),
    addTerm(search, stem, WEIGHT.stem, scores),
    addPieces(search, parts, isLast, scores),
  ].includes(true);
  // The last word may be unfinished.
  const isBeginning = isLast && whole.length >= 2;
  const isLonger = isBeginning && addPrefix(search, whole, isWhole ? weight * WEIGHT.longerPrefix : weight, scores);
  return isWhole || isLonger;
}

/** Raises the scores of the sections that have a term, and highlights it; false when no section has it. */
function addTerm(search: ShardSearch, term: string, weight: number, scores: Scores): boolean {
  const isThere = addUnmarked(search, term, weight, scores);
  if (isThere) search.terms.add(term);
  return isThere;
}

/** The same without highlighting, for terms that the reader did not write. */
export function addUnmarked(
  {loaded: {index}, idf}: ShardSearch,
  term: string,
  weight: number,
  scores: Scores,
): boolean {
  const factor = weight * idf(term);
  const [from, to] = entriesOf(index, term);
  for (let entry = from; entry < to; entry++) {
    const section = index.documents[entry]!;
    scores[section] = Math.max(scores[section]!, index.impacts[entry]! * factor);
  }
  return to > from;
}

function addPrefix(search: ShardSearch, prefix: string, weight: number, scores: Scores): boolean {
  const {names} = search.loaded.index;
  // No character of a term sorts after this one.
  const all = names.slice(lowerBound(names, prefix), lowerBound(names, `${prefix}\uFFFF`));
  const longer = all.filter((name) => name !== prefix).toSorted((a, b) => a.length - b.length);
  for (const name of longer.slice(0, MOST_EXPANSIONS)) {
    addTerm(search, name, weight * WEIGHT.prefix * (0.5 + (0.5 * prefix.length) / name.length), scores);
  }
  return longer.length > 0;
}

/** Raises the scores of the sections that have all pieces of an identifier; false when none does. */
function addPieces(search: ShardSearch, parts: string[], isLast: boolean, scores: Scores): boolean {
  // A path of several pieces is not a piece.
  const pieces = parts.filter((part) => !part.includes('_'));
  const perPiece = pieces.map((piece, position) => {
    const found = new Float64Array(scores.length);
    addTerm(search, piece, 1, found);
    addTerm(search, stemOf(piece), WEIGHT.stem, found);
    if (isLast && position === pieces.length - 1) addPrefix(search, piece, 1, found);
    return found;
  });
  return addAll(perPiece, WEIGHT.parts, scores);
}

/** Raises the scores of the sections that were found in every way, to the mean of these; false when none was. */
function addAll(ways: readonly Scores[], weight: number, scores: Scores): boolean {
  const [first = [], ...others] = ways;
  let isFound = false;
  first.forEach((score, section) => {
    if (score === 0 || others.some((way) => way[section] === 0)) return;
    isFound = true;
    const mean = others.reduce((sum, way) => sum + way[section]!, score) / ways.length;
    scores[section] = Math.max(scores[section]!, mean * weight);
  });
  return isFound;
}

/**
 * Raises scores by the terms at the smallest edit distance. It skips numbers and short words, for which similar terms
 * are different words, not misspellings.
 * @returns the distance; undefined when no term is near enough
 */
export function addFuzzy(search: ShardSearch, {whole, stem}: Word, scores: Scores): number | undefined {
  if (whole.length < 4 || /\d/.test(whole)) return undefined;
  const {names, letters} = search.loaded.index;
  let limit = whole.length >= 8 ? 2 : 1;
  let neighbors: string[] = [];
  for (const spelling of new Set([whole, stem])) {
    const own = lettersOf(spelling);
    names.forEach((name, position) => {
      // An edit changes at most two bits, since it replaces one letter with another. This check is cheap.
      if (countBits(own ^ letters[position]!) > 2 * limit) return;
      const distance = editDistance(spelling, name, limit);
      if (distance > limit) return;
      if (distance < limit) neighbors = [];
      limit = distance;
      neighbors.push(name);
    });
  }
  for (const name of neighbors) addTerm(search, name, WEIGHT.fuzzy / limit, scores);
  return neighbors.length > 0 ? limit : undefined;
}

/** Sets the coverage of a word in the sections that have a score but no coverage yet. */
export function cover({scores, coverage}: Found, share: number): void {
  for (let section = 0; section < scores.length; section++) {
    if (scores[section]! > 0 && coverage[section] === 0) coverage[section] = share;
  }
}

/** Raises the scores of some words in the sections that have their one-way synonym. */
export function addOneWaySynonym(search: ShardSearch, {from, length, stems}: OneWaySynonym): void {
  const meant = new Float64Array(search.loaded.size);
  const perStem = stems.map((stem) => {
    const own = new Float64Array(meant.length);
    addUnmarked(search, stem, 1, own);
    return own;
  });
  if (!addAll(perStem, WEIGHT.oneWay, meant)) return;
  stems.forEach((stem) => search.terms.add(stem));
  for (const {scores, coverage} of search.found.slice(from, from + length)) {
    meant.forEach((score, section) => {
      if (score === 0) return;
      scores[section] = Math.max(scores[section]!, score);
      coverage[section] = Math.max(coverage[section]!, ONE_WAY_COVERAGE);
    });
  }
}
