import {boostsOf, WEIGHT, type Wanted} from './boosts';
import type {ShardSearch} from './add-words';
import {findQuery, MOST_WORDS, type FoundQuery} from './find-words';
import type {LoadedShard} from './loaded-shard';
import type {SectionEntry, Shard, Demotion} from './shard';
import {oneWaySynonymsOf, synonymsOf} from './synonyms';
import {allWordsOf, stemsOf, wordsOf, type Word} from './tokenize';

export interface SectionMatch {
  loaded: LoadedShard;
  shard: Shard;
  section: SectionEntry;
  /** Position of the section in its shard. */
  position: number;
  score: number;
  /**
   * The likelihood that it is an answer, by its words alone: about 1 when its text has every word of the query, and
   * somewhat more when its names do. A name does not make up for a missing word.
   */
  strength: number;
  /** The terms that the query stands for in this shard, for highlighting. */
  terms: ReadonlySet<string>;
  /** The words of the query as written, each as one term. */
  asked: ReadonlySet<string>;
}

export interface Matches {
  /** Best first; no more than can be shown. */
  best: SectionMatch[];
  /** True if there are more than these. */
  hasMore: boolean;
}

/** A query with one of these words asks for such pages, so they are not demoted. */
const ASKS_FOR: Record<Demotion, RegExp> = {
  legacy:
    /\b(?:nats|legacy|deprecated|custom functions?|loadAsInstance|instance binding|harper cloud|verizon|wavelength)\b/i,
  screen: /\b(?:fabric|studio|console|dashboard|ui|gui|screen)\b/i,
};

const LONGEST_QUERY = 512;
/** More are never shown. */
const MOST_MATCHES = 200;
/** Below this `strength`, a match is only a near one. With this limit, up to 5% of answerable questions are refused. */
export const LEAST_STRENGTH = 0.225;
const STRONGEST = 1.5;

/**
 * The sections that answer a query, over all shards.
 *
 * @param place the docs instance that the reader is in: its pages are not demoted there
 */
export function matchSections(shards: readonly LoadedShard[], query: string, place?: string): Matches {
  const text = query.slice(0, LONGEST_QUERY);
  const asked = wordsOf(text).slice(0, MOST_WORDS);
  // "single sign on" ends with a stop word, so the reader has finished typing the word before it.
  const isUnfinished = allWordsOf(text).at(-1)?.whole === asked.at(-1)?.whole;
  const found = findQuery(shards, asked, isUnfinished);
  const words = asked.map(({whole}) => whole);
  const stems = asked.flatMap(stemsOf);
  const wanted: Wanted = {
    words,
    stems,
    spelled: new Set(allWordsOf(text).slice(0, MOST_WORDS).flatMap(stemsOf)),
    answers: answersTo(stems, asked),
    asksFor: {legacy: ASKS_FOR.legacy.test(text), screen: ASKS_FOR.screen.test(text)},
    place,
  };
  const boosts = boostsOf(shards, wanted);
  const ranked = found.searches.flatMap((search, i) => rankSections(search, found, boosts[i]!));
  // A query of two letters finds nearly every section, and plain numbers are sorted faster than matches.
  const least =
    Float64Array.from(ranked, ({score}) => score)
      .toSorted()
      .at(-MOST_MATCHES) ?? 0;
  const best = ranked.filter(({score}) => score >= least).toSorted((a, b) => b.score - a.score);
  const written = new Set(words);
  return {
    best: best.slice(0, MOST_MATCHES).map(({search: {loaded, terms}, position, ...rest}) => {
      const {shard} = loaded;
      return {loaded, shard, section: shard.sections[position]!, position, terms, asked: written, ...rest};
    }),
    hasMore: ranked.length > MOST_MATCHES,
  };
}

function answersTo(stems: readonly string[], words: readonly Word[]): Wanted['answers'] {
  const answers = new Map<string, number[]>();
  const meant = oneWaySynonymsOf(words).flatMap((synonym) => synonym.stems);
  [...stems.map((stem) => [stem, ...synonymsOf(stem)]), meant].forEach((answering, position) => {
    for (const stem of answering) answers.set(stem, [...(answers.get(stem) ?? []), position]);
  });
  return answers;
}

interface Ranked extends Pick<SectionMatch, 'position' | 'score' | 'strength'> {
  search: ShardSearch;
}

/** The sections of a shard that the query finds, with their scores. */
function rankSections(search: ShardSearch, {worth, asked}: FoundQuery, boostAt: (position: number) => number) {
  const {shard, size, starts} = search.loaded;
  const scores = new Float64Array(size);
  const has = new Float64Array(scores.length);
  search.found.forEach((found, word) => {
    const onPage = new Uint8Array(starts.length);
    for (let position = 0; position < scores.length; position++) {
      if (found.scores[position] === 0) continue;
      scores[position]! += found.scores[position]!;
      has[position]! += found.coverage[position]! * worth[word]!;
      onPage[shard.sections[position]!.page] = 1;
    }
    // The beginning of a page gets some credit for words elsewhere on the page.
    starts.forEach((start, page) => {
      if (onPage[page] && found.scores[start] === 0) has[start]! += worth[word]! * WEIGHT.elsewhereOnPage;
    });
  });
  const ranked: Ranked[] = [];
  for (let position = 0; position < scores.length; position++) {
    const score = scores[position]!;
    if (score === 0) continue;
    const share = Math.min(Math.max(has[position]!, 0.5) / worth.length, 1);
    const strength = Math.min(score / asked, STRONGEST) * share ** 3;
    // Squared, because a heading with one of the words outweighs a sentence with all of them but answers less.
    ranked.push({search, position, score: score * share ** 2 * boostAt(position), strength});
  }
  return ranked;
}
