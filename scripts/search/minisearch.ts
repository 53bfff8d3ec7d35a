import MiniSearch, {type Query, type SearchOptions, type SearchResult} from 'minisearch';
import {fieldsOf, FIELDS, type FieldName} from '../../src/features/search/engine/fields';
import type {Matches, SectionMatch} from '../../src/features/search/engine/match-sections';
import type {LoadedShard} from '../../src/features/search/engine/open-shard';
import type {IndexedSection} from '../../src/features/search/engine/shard';
import {oneWaySynonymsOf, synonymsOf} from '../../src/features/search/engine/synonyms';
import {indexTerms, stemOf, wordsOf, type Word} from '../../src/features/search/engine/tokenize';

/** A shard with its MiniSearch index. */
export interface MiniShard {
  loaded: LoadedShard;
  mini: MiniSearch<{id: number}>;
}

/** Terms shorter than this get no fuzzy matches. */
const SHORTEST_FUZZY = 4;
/** Values that a user of MiniSearch would choose. Tuning them with the tuning queries made the measured ones worse. */
const BOOST = {
  instance: {'release-notes': 0.4, fabric: 0.85} as Record<string, number>,
  pageStart: 1.5,
  exactTitle: 3,
  exactHeading: 2,
  synonym: 0.3,
  prefix: 0.4,
  fuzzy: 0.3,
};

const names = Object.keys(FIELDS) as FieldName[];

/** Indexes a shard's sections with the fields and terms of the site's own index, and the descriptions of its pages. */
export function indexWithMiniSearch(
  loaded: LoadedShard,
  sections: IndexedSection[],
  descriptions: string[],
): MiniShard {
  const mini = new MiniSearch<{id: number}>({fields: names, tokenize: (text) => indexTerms(text), processTerm: same});
  const pageOf = ({page}: IndexedSection) => ({...loaded.shard.pages[page]!, description: descriptions[page]!});
  mini.addAll(sections.map((section, id) => ({id, ...fieldsOf(section, pageOf(section))})));
  return {loaded, mini};
}

const same = (term: string) => term;

/** What MiniSearch finds in all shards, in the form that the site's own search returns. */
export function searchWithMiniSearch(shards: readonly MiniShard[], query: string): Matches {
  const words = wordsOf(query);
  const search = (misspelt: ReadonlySet<string>) =>
    shards.map(({loaded, mini}) => ({loaded, results: mini.search(toQuery(words), optionsFor(words, misspelt))}));
  let found = search(new Set());
  const known = new Set(found.flatMap(({results}) => results.flatMap(({queryTerms}) => queryTerms)));
  // Only words that appear nowhere count as misspelled.
  const misspelt = new Set(words.filter((word) => !isAnswered(word, known)).flatMap(termsOf));
  if (misspelt.size > 0) found = search(misspelt);
  const best = found
    .flatMap(({loaded, results}) => results.map((result) => toMatch(loaded, result, words)))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 200);
  return {best, hasMore: best.length === 200};
}

const termsOf = ({whole, parts}: Word) => (parts.length > 0 ? [whole, ...parts.map(stemOf)] : [stemOf(whole)]);
const synonymsFor = (word: Word) => synonymsOf(word.stem);

/** The words, their synonyms at a lower weight, and one-way synonyms, of which all stems must match. */
function toQuery(words: readonly Word[]): Query {
  return {
    combineWith: 'OR',
    queries: [
      ...words.flatMap(termsOf),
      {
        queries: words.flatMap(synonymsFor),
        combineWith: 'OR',
        boostTerm: () => BOOST.synonym,
        prefix: false,
        fuzzy: false,
      },
      ...oneWaySynonymsOf(words).map(
        ({stems}) => ({queries: stems, combineWith: 'AND', prefix: false, fuzzy: false}) as const,
      ),
    ],
  };
}

function optionsFor(words: readonly Word[], misspelt: ReadonlySet<string>): SearchOptions {
  const last = words.at(-1)?.whole;
  return {
    tokenize: (text) => [text],
    processTerm: same,
    boost: Object.fromEntries(names.map((name) => [name, FIELDS[name].weight])),
    prefix: (term) => term.length >= 2 && (last?.startsWith(term) ?? false),
    fuzzy: (term) => (misspelt.has(term) && term.length >= SHORTEST_FUZZY && !/\d/.test(term) ? 0.25 : false),
    weights: {prefix: BOOST.prefix, fuzzy: BOOST.fuzzy},
  };
}

const isAnswered = (word: Word, terms: ReadonlySet<string>) =>
  [...termsOf(word), ...synonymsFor(word)].some((term) => terms.has(term));

/** Boosts a result by the share of words that it has, for the start of a page or an exact title, and by instance. */
function toMatch(loaded: LoadedShard, result: SearchResult, words: readonly Word[]): SectionMatch {
  const {shard} = loaded;
  const position = result.id as number;
  const section = shard.sections[position]!;
  const isPageStart = section.level === 1;
  const terms = new Set(result.queryTerms);
  const meant = oneWaySynonymsOf(words).filter(({stems}) => stems.every((stem) => terms.has(stem)));
  const isMeant = (word: number) => meant.some(({from, length}) => word >= from && word < from + length);
  const coverage = words.filter((word, i) => isAnswered(word, terms) || isMeant(i)).length / words.length;
  const name = loaded.names[position]!.words;
  const isExact = name.length === words.length && name.every((word, i) => word === words[i]!.whole);
  const boost =
    (isPageStart ? BOOST.pageStart : 1) *
    (isExact ? (isPageStart ? BOOST.exactTitle : BOOST.exactHeading) : 1) *
    (BOOST.instance[shard.instance] ?? 1);
  const score = result.score * coverage * coverage * boost;
  return {loaded, shard, section, position, strength: 1, terms: new Set(result.terms), asked: terms, score};
}
