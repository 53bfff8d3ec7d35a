import {editDistance} from '../edit-distance';
import {lowerBound, unpack, type Index} from './packed-index';
import {SHARD_FORMAT, type SectionEntry, type Shard} from './shard';
import {synonymsOf} from './synonyms';
import {stemOf, wordsOf, type Word} from './tokenize';

/** A shard that can be searched. */
export interface LoadedShard {
  shard: Shard;
  index: Index;
  /** Each section's own name: its heading, or the page's title. */
  names: SectionName[];
  /** Position of the page that leads into the others. */
  rootPage: number;
}

interface SectionName {
  words: string[];
  /** The stems of all pieces of the words. */
  stems: string[];
  /** It only leads to other pages. */
  isNavigation: boolean;
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

/** Found by measuring, with the queries of tests/build/search/tuning-queries.json. See README.md. */
const WEIGHT = {
  identifier: 3,
  parts: 0.8,
  stem: 0.8,
  prefix: 0.5,
  longerPrefix: 0.6,
  fuzzy: 0.4,
  synonym: 0.35,
  synonymCoverage: 0.7,
  joined: 1,
  coverage: 3,
  pageStart: 1.5,
  elsewhereOnPage: 0.6,
  exactTitle: 3,
  exactHeading: 2.2,
  exactPlainHeading: 1.2,
  nameAsked: 0.7,
  nameAnswers: 0.7,
  navigation: 0.4,
  phrase: 1.8,
  instance: {'release-notes': 0.5, fabric: 0.85} as Record<string, number>,
};

const LONGEST_QUERY = 512;
const MOST_WORDS = 24;
/** A prefix of two letters can begin hundreds of terms; the shortest say most. */
const MOST_EXPANSIONS = 40;
/** More are never shown. */
const MOST_MATCHES = 200;

/** @throws Error when the shard was written by another build than this code, or is damaged */
export function openShard(shard: Shard): LoadedShard {
  if (shard.format !== SHARD_FORMAT) throw new Error(`The search index has format ${String(shard.format)}.`);
  const names = shard.sections.map(({page, headings}) => readName(headings.at(-1) ?? shard.pages[page]!.title));
  const depths = shard.pages.map(({path}) => path.length);
  return {shard, index: unpack(shard.index), names, rootPage: depths.indexOf(Math.min(...depths))};
}

const NAVIGATION = /^(?:see also|next steps|related|pages of this section|where do you go from here)\W*$/i;

function readName(name: string): SectionName {
  const words = wordsOf(name);
  return {words: words.map(({whole}) => whole), stems: words.flatMap(stemsOf), isNavigation: NAVIGATION.test(name)};
}

/** The stems of a word, or of the pieces of an identifier. */
function stemsOf({whole, parts}: Word): string[] {
  const pieces = parts.filter((part) => !part.includes('_'));
  return (pieces.length > 0 ? pieces : [whole]).map(stemOf);
}

/** The sections that answer a query, over all shards, best first. */
export function matchSections(shards: readonly LoadedShard[], query: string): SectionMatch[] {
  const text = query.slice(0, LONGEST_QUERY);
  const words = wordsOf(text).slice(0, MOST_WORDS);
  const idf = inverseDocumentFrequencyIn(shards);
  const searches = shards.map((loaded) => startSearch(loaded, idf));

  words.forEach((word, position) => {
    const isLast = position === words.length - 1;
    const found = searches.map((search) => findWord(search, word, isLast));
    // Only what is written nowhere is misspelt.
    if (!found.some(({isKnown}) => isKnown)) found.forEach(({scores}, i) => addFuzzy(searches[i]!, word, scores));
    found.forEach(({scores}, i) => enterWord(searches[i]!, word, position, scores));
  });
  searches.forEach((search) => addJoinedWords(search, words));

  const wanted = {words: words.map(({whole}) => whole), stems: words.flatMap(stemsOf)};
  const best = searches
    .flatMap((search) => rankSections(search, wanted))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_MATCHES);
  return preferPhrase(best, text);
}

/** What is known about the sections of one shard while a query is worked out. */
interface ShardSearch {
  loaded: LoadedShard;
  index: Index;
  idf: (term: string) => number;
  scores: Float64Array;
  covered: Float64Array;
  /** Which words of the query each section has, a bit for each. */
  words: Uint32Array;
  terms: Set<string>;
}

function startSearch(loaded: LoadedShard, idf: ShardSearch['idf']): ShardSearch {
  const size = loaded.shard.sections.length;
  const [scores, covered] = [new Float64Array(size), new Float64Array(size)];
  return {loaded, index: loaded.index, idf, scores, covered, words: new Uint32Array(size), terms: new Set()};
}

/** Inverse document frequency, over all shards: near 1 for a term of one section, near 0 for a term of all. */
function inverseDocumentFrequencyIn(shards: readonly LoadedShard[]): ShardSearch['idf'] {
  const sections = shards.reduce((sum, {shard}) => sum + shard.sections.length, 0);
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

/** A word may be found as itself, as a beginning, by its stem, or by its pieces. */
function findWord(search: ShardSearch, word: Word, isLast: boolean): {isKnown: boolean; scores: Float64Array} {
  const {whole, stem, parts} = word;
  const scores = new Float64Array(search.scores.length);
  const weight = parts.length > 0 ? WEIGHT.identifier : 1;
  const known = [
    addTerm(search, whole, weight, scores),
    stem !== undefined && addTerm(search, stem, WEIGHT.stem, scores),
    parts.length > 0 && addParts(search, parts, isLast, scores),
  ];
  // The last word may be unfinished. Of the others, "rest" is not the beginning of "restart" unless it stands nowhere.
  const isWhole = known.includes(true);
  if (isLast ? whole.length >= 2 : !isWhole && whole.length >= 4) {
    known.push(addPrefix(search, whole, isWhole ? weight * WEIGHT.longerPrefix : weight, scores));
  }
  return {isKnown: known.includes(true), scores};
}

/** Raises the scores of the sections that have a term; false when no section has it. */
function addTerm(search: ShardSearch, term: string, weight: number, scores: Float64Array): boolean {
  const position = lowerBound(search.index.names, term);
  if (search.index.names[position] !== term) return false;
  addPostings(search, position, weight, scores);
  search.terms.add(term);
  return true;
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
  let isFound = false;
  for (let section = 0; section < scores.length; section++) {
    const inSection = perPiece.map((found) => found[section]!);
    if (inSection.length === 0 || inSection.includes(0)) continue;
    isFound = true;
    const mean = inSection.reduce((sum, score) => sum + score, 0) / inSection.length;
    scores[section] = Math.max(scores[section]!, mean * WEIGHT.parts);
  }
  return isFound;
}

/** Terms at the least edit distance. For numbers and short words these are others, not misspellings. */
function addFuzzy(search: ShardSearch, {whole, stem}: Word, scores: Float64Array): void {
  if (whole.length < 4 || /\d/.test(whole)) return;
  const spellings = stem ? [whole, stem] : [whole];
  let limit = whole.length >= 8 ? 2 : 1;
  let neighbors: {position: number; distance: number}[] = [];
  search.index.names.forEach((name, position) => {
    for (const spelling of spellings) {
      if (Math.abs(spelling.length - name.length) > limit) continue;
      const distance = editDistance(spelling, name, limit);
      if (distance > limit) continue;
      limit = distance;
      neighbors.push({position, distance});
    }
  });
  neighbors = neighbors.filter(({distance}) => distance === limit);
  for (const {position, distance} of neighbors) {
    addPostings(search, position, WEIGHT.fuzzy / distance, scores);
    search.terms.add(search.index.names[position]!);
  }
}

/** Enters a word's scores, or those of its synonyms where these say more. */
function enterWord(search: ShardSearch, {stem, whole}: Word, position: number, scores: Float64Array): void {
  const meant = new Float64Array(scores.length);
  for (const synonym of synonymsOf(stem ?? whole)) {
    const name = lowerBound(search.index.names, synonym);
    // What a synonym finds is not marked: the reader did not write it.
    if (search.index.names[name] === synonym) addPostings(search, name, WEIGHT.synonym, meant);
  }
  for (let section = 0; section < scores.length; section++) {
    const [own, other] = [scores[section]!, meant[section]!];
    if (own === 0 && other === 0) continue;
    search.scores[section]! += Math.max(own, other);
    search.covered[section]! += own > 0 ? 1 : WEIGHT.synonymCoverage;
    search.words[section]! |= 1 << position;
  }
}

/** "quick start" also means "quickstart". */
function addJoinedWords(search: ShardSearch, words: Word[]): void {
  words.slice(1).forEach((word, position) => {
    const joined = new Float64Array(search.scores.length);
    addTerm(search, `${words[position]!.whole}${word.whole}`, WEIGHT.joined, joined);
    addTerm(search, `${words[position]!.whole}_${word.whole}`, WEIGHT.joined, joined);
    joined.forEach((score, section) => (search.scores[section]! += score));
  });
}

type Wanted = Pick<SectionName, 'words' | 'stems'>;

function rankSections({loaded, scores, covered, words, terms}: ShardSearch, wanted: Wanted): SectionMatch[] {
  const {shard, names} = loaded;
  const onPage = new Uint32Array(shard.pages.length);
  shard.sections.forEach(({page}, position) => (onPage[page]! |= words[position]!));
  return shard.sections.flatMap((section, position) => {
    const score = scores[position]!;
    if (score === 0) return [];
    // The beginning of a page stands for all of it.
    const elsewhere = section.level === 1 ? countBits(onPage[section.page]! & ~words[position]!) : 0;
    const found = covered[position]! + elsewhere * WEIGHT.elsewhereOnPage;
    const coverage = Math.max(found, 0.5) / wanted.words.length;
    const boost = boostOf(loaded, section, names[position]!, wanted);
    return [{shard, section, coverage, terms, score: score * coverage ** WEIGHT.coverage * boost}];
  });
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Sections that have the query word for word come first: so an error message is found. */
function preferPhrase(matches: SectionMatch[], query: string): SectionMatch[] {
  const phrase = query.trim().toLowerCase().replace(/\s+/g, ' ');
  if (!phrase.includes(' ')) return matches;
  return matches
    .map((match) => {
      const hasPhrase = match.section.content.toLowerCase().includes(phrase);
      return hasPhrase ? {...match, score: match.score * WEIGHT.phrase} : match;
    })
    .toSorted((a, b) => b.score - a.score);
}

/**
 * What speaks for a section besides its words. Release notes mention everything and explain little, and the sections of
 * an entrance page only lead on.
 */
function boostOf({shard, rootPage}: LoadedShard, section: SectionEntry, name: SectionName, wanted: Wanted): number {
  const isPageStart = section.level === 1;
  const isExact = name.words.length === wanted.words.length && name.words.every((word, i) => word === wanted.words[i]);
  const isIdentifier = name.stems.length > name.words.length;
  const exactHeading = isIdentifier ? WEIGHT.exactHeading : WEIGHT.exactPlainHeading;
  const exactness = isPageStart ? WEIGHT.exactTitle : exactHeading;
  return (
    (isExact ? exactness : 1) *
    nameBoost(name, wanted) *
    (isPageStart ? WEIGHT.pageStart : 1) *
    (name.isNavigation || (section.page === rootPage && !isPageStart) ? WEIGHT.navigation : 1) *
    (isExact ? 1 : (WEIGHT.instance[shard.instance] ?? 1))
  );
}

/** How much of the name was asked for, and how much of the question is in the name. */
function nameBoost({stems}: SectionName, wanted: Wanted): number {
  if (stems.length === 0) return 1;
  const means = (one: string, other: string) => one === other || synonymsOf(other).includes(one);
  const asked = stems.filter((stem) => wanted.stems.some((other) => means(stem, other))).length;
  const answered = wanted.stems.filter((other) => stems.some((stem) => means(stem, other))).length;
  return 1 + (WEIGHT.nameAsked * asked) / stems.length + (WEIGHT.nameAnswers * answered) / wanted.stems.length;
}
