import {editDistance} from '../../lib/edit-distance';
import {countBits, lettersOf} from './letters';
import type {LoadedShard} from './open-shard';
import {lowerBound, type Index} from './packed-index';
import {synonymsOf, type OneWaySynonym} from './synonyms';
import {stemOf, type Word} from './tokenize';

/** What the ways of finding a word are worth. See WEIGHT in boosts.ts. */
export const WEIGHT = {
  identifier: 3,
  parts: 0.8,
  stem: 0.8,
  prefix: 0.5,
  longerPrefix: 0.6,
  fuzzy: 0.4,
  synonym: 0.3,
  oneWay: 1.2,
  joined: 1,
  joinedName: 2,
};

/** A word that was found by a synonym counts as this much of a word; by what it means here, as more than its letters. */
const SYNONYM_COVERAGE = 0.55;
const ONE_WAY_COVERAGE = 1.15;

/** A prefix of two letters can begin hundreds of terms; the shortest say most. */
const MOST_EXPANSIONS = 40;

/** What is known about the sections of one shard while a query is worked out. */
export interface ShardSearch {
  loaded: LoadedShard;
  index: Index;
  idf: (term: string) => number;
  scores: Float64Array;
  /** What all words of the query say together, by their inverse document frequency and the way in which they are there. */
  asked: number;
  /** How much each word says about what is wanted: more when it is rarer. 1 for all that are as rare as each other. */
  worth: readonly number[];
  /** How many words of the query each section has, by what they are worth. */
  covered: Float64Array;
  /** Which words of the query each section has, a bit for each. */
  words: Uint32Array;
  /** Which words each section explains, a bit for each: a row of a table, or an item of a list, begins with it. */
  explained: Uint32Array;
  /** The terms that the query stands for in this shard, for highlighting. */
  terms: Set<string>;
}

/** A word may be found as itself, as a beginning, by its stem, or by its pieces. */
export function findWord(
  search: ShardSearch,
  word: Word,
  place: number,
  isLast: boolean,
): {isKnown: boolean; scores: Float64Array} {
  const {whole, stem, parts} = word;
  const scores = new Float64Array(search.scores.length);
  const weight = parts.length > 0 ? WEIGHT.identifier : 1;
  const known = [
    addTerm(search, whole, weight, scores),
    stem !== undefined && addTerm(search, stem, WEIGHT.stem, scores),
    parts.length > 0 && addParts(search, parts, isLast, scores),
  ];
  noteExplained(search, whole, place);
  // The last word may be unfinished. Of the others, "rest" is not the beginning of "restart" unless it stands nowhere.
  const isWhole = known.includes(true);
  if (isLast ? whole.length >= 2 : !isWhole && whole.length >= 4) {
    known.push(addPrefix(search, whole, isWhole ? weight * WEIGHT.longerPrefix : weight, scores));
  }
  return {isKnown: known.includes(true), scores};
}

/** Raises the scores of the sections that have a term; false when no section has it. */
export function addTerm(search: ShardSearch, term: string, weight: number, scores: Float64Array): boolean {
  const position = lowerBound(search.index.names, term);
  if (search.index.names[position] !== term) return false;
  addPostings(search, position, weight, scores);
  search.terms.add(term);
  return true;
}

/** Marks the sections that explain what a word names. */
function noteExplained({index, explained}: ShardSearch, term: string, place: number): void {
  const position = lowerBound(index.names, term);
  if (index.names[position] !== term) return;
  const entries = index.termOf[position]!;
  for (let entry = index.offsets[entries]!; entry < index.offsets[entries + 1]!; entry++) {
    if (index.explains[entry]) explained[index.documents[entry]!]! |= 1 << place;
  }
}

function addPostings({index, idf}: ShardSearch, position: number, weight: number, scores: Float64Array): void {
  const factor = weight * idf(index.names[position]!);
  const term = index.termOf[position]!;
  const end = index.offsets[term + 1]!;
  for (let entry = index.offsets[term]!; entry < end; entry++) {
    const document = index.documents[entry]!;
    const score = index.impacts[entry]! * factor;
    if (score > scores[document]!) scores[document] = score;
  }
}

function addPrefix(search: ShardSearch, prefix: string, weight: number, scores: Float64Array): boolean {
  const {names} = search.index;
  const expansions: number[] = [];
  // No character of a term sorts behind this one.
  const end = lowerBound(names, `${prefix}\uFFFF`);
  for (let position = lowerBound(names, prefix); position < end; position++) {
    if (names[position] !== prefix) expansions.push(position);
  }
  const likely = expansions.toSorted((a, b) => names[a]!.length - names[b]!.length).slice(0, MOST_EXPANSIONS);
  for (const position of likely) {
    const name = names[position]!;
    addPostings(search, position, weight * WEIGHT.prefix * (0.5 + (0.5 * prefix.length) / name.length), scores);
    search.terms.add(name);
  }
  return likely.length > 0;
}

/** An identifier that stands nowhere as a whole: sections with all its pieces. */
function addParts(search: ShardSearch, parts: string[], isLast: boolean, scores: Float64Array): boolean {
  // A path of several pieces is no piece of its own.
  const pieces = parts.filter((part) => !part.includes('_'));
  const perPiece = pieces.map((piece, position) => {
    const found = new Float64Array(scores.length);
    addTerm(search, piece, 1, found);
    addTerm(search, stemOf(piece), WEIGHT.stem, found);
    if (isLast && position === pieces.length - 1) addPrefix(search, piece, 1, found);
    return found;
  });
  if (perPiece.length === 0) return false;
  return raiseByAll(perPiece, scores, WEIGHT.parts);
}

/** Raises the scores of the sections that were found in each of several ways, to the mean of these. */
function raiseByAll(found: readonly Float64Array[], scores: Float64Array, weight: number): boolean {
  let isFound = false;
  for (let section = 0; section < scores.length; section++) {
    let sum = 0;
    for (const one of found) {
      const score = one[section]!;
      if (score === 0) {
        sum = 0;
        break;
      }
      sum += score;
    }
    if (sum === 0) continue;
    isFound = true;
    scores[section] = Math.max(scores[section]!, (sum / found.length) * weight);
  }
  return isFound;
}

/**
 * Terms at the least edit distance. For numbers and short words these are others, not misspellings.
 *
 * @returns the distance; undefined when there are none
 */
export function addFuzzy(search: ShardSearch, {whole, stem}: Word, scores: Float64Array): number | undefined {
  if (whole.length < 4 || /\d/.test(whole)) return undefined;
  const {names, letters} = search.index;
  const spellings = (stem ? [whole, stem] : [whole]).map((text) => ({text, letters: lettersOf(text)}));
  let limit = whole.length >= 8 ? 2 : 1;
  let neighbors: {position: number; distance: number}[] = [];
  for (let position = 0; position < names.length; position++) {
    for (const spelling of spellings) {
      // An edit puts one letter in the place of another: words that differ in more letters need more of them.
      if (countBits(spelling.letters ^ letters[position]!) > 2 * limit) continue;
      const distance = editDistance(spelling.text, names[position]!, limit);
      if (distance > limit) continue;
      limit = distance;
      neighbors.push({position, distance});
    }
  }
  neighbors = neighbors.filter(({distance}) => distance === limit);
  for (const {position, distance} of neighbors) {
    addPostings(search, position, WEIGHT.fuzzy / distance, scores);
    search.terms.add(search.index.names[position]!);
  }
  return neighbors[0]?.distance;
}

/**
 * Raises a word's scores where its synonyms say more. What a synonym finds is not marked: the reader did not write it.
 *
 * @param ofWord how much of the word a section has that was found by it
 * @returns how much of the word each section has
 */
export function addSynonyms(
  search: ShardSearch,
  {stem, whole}: Word,
  scores: Float64Array,
  ofWord: number,
): Float64Array {
  const coverage = new Float64Array(scores.length);
  for (let section = 0; section < scores.length; section++) if (scores[section]! > 0) coverage[section] = ofWord;
  const synonyms = synonymsOf(stem ?? whole);
  for (const synonym of synonyms) {
    const name = lowerBound(search.index.names, synonym);
    if (search.index.names[name] === synonym) addPostings(search, name, WEIGHT.synonym, scores);
  }
  for (let section = 0; synonyms.length > 0 && section < scores.length; section++) {
    if (scores[section]! > 0 && coverage[section] === 0) coverage[section] = SYNONYM_COVERAGE;
  }
  return coverage;
}

/** Raises the scores of some words where what they mean here says more. */
export function addOneWaySynonym(
  search: ShardSearch,
  {from, length, stems}: OneWaySynonym,
  scores: readonly Float64Array[],
  coverage: readonly Float64Array[],
): void {
  const meant = new Float64Array(search.scores.length);
  const perStem = stems.map((stem) => {
    const found = new Float64Array(meant.length);
    const name = lowerBound(search.index.names, stem);
    if (search.index.names[name] === stem) addPostings(search, name, 1, found);
    return found;
  });
  if (!raiseByAll(perStem, meant, WEIGHT.oneWay)) return;
  stems.forEach((stem) => search.terms.add(stem));
  for (let position = from; position < from + length; position++) {
    const [own, has] = [scores[position]!, coverage[position]!];
    for (let section = 0; section < meant.length; section++) {
      const score = meant[section]!;
      if (score === 0) continue;
      if (score > own[section]!) own[section] = score;
      if (has[section]! < ONE_WAY_COVERAGE) has[section] = ONE_WAY_COVERAGE;
    }
  }
}
