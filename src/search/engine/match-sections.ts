import {boostOf, boostsBy, entryBoost, messageBoosts, nameBoost, titleBoost, WEIGHT, type Wanted} from './boosts';
import type {ShardSearch} from './add-words';
import {findQuery, MOST_WORDS} from './find-words';
import type {LoadedShard} from './open-shard';
import type {SectionEntry, Shard, Demotion} from './shard';
import {oneWaySynonymsOf, synonymsOf} from './synonyms';
import {allWordsOf, stemsOf, wordsOf} from './tokenize';

export interface SectionMatch {
  loaded: LoadedShard;
  shard: Shard;
  section: SectionEntry;
  /** Position of the section in its shard. */
  position: number;
  score: number;
  /**
   * How surely it answers, by its words alone: about 1 when its text has each word of the query, somewhat more when its names
   * do. A name does not make up for a word that is missing.
   */
  strength: number;
  /** The terms that the query stands for in this shard, for highlighting. */
  terms: ReadonlySet<string>;
  /** The words of the query as they were written, each as one term. */
  asked: ReadonlySet<string>;
}

export interface Matches {
  /** Best first; no more than can be shown. */
  best: SectionMatch[];
  /** Whether there are more than these. */
  hasMore: boolean;
}

/** Who writes one of these words wants the second choice. */
const ASKS_FOR: Record<Demotion, RegExp> = {
  legacy: /\b(?:nats|legacy|deprecated|custom functions?|loadAsInstance|instance binding)\b/i,
  screen: /\b(?:fabric|studio|console|dashboard|ui|gui|screen)\b/i,
};

const LONGEST_QUERY = 512;
/** More are never shown. */
const MOST_MATCHES = 200;
/** What is found less surely only comes nearest, see `strength`: of a hundred questions with an answer, five may be refused. */
export const LEAST_STRENGTH = 0.225;
const STRONGEST = 1.5;

/**
 * The sections that answer a query, over all shards.
 *
 * @param place the docs instance in which the reader is: its pages are no second choice there
 */
export function matchSections(shards: readonly LoadedShard[], query: string, place?: string): Matches {
  const text = query.slice(0, LONGEST_QUERY);
  const asked = wordsOf(text).slice(0, MOST_WORDS);
  // "single sign on" ends with a word that is not searched: the one before it is written to its end.
  const isUnfinished = allWordsOf(text).at(-1)?.whole === asked.at(-1)?.whole;
  const {words, searches} = findQuery(shards, asked, isUnfinished);
  const stems = words.flatMap(stemsOf);
  const wanted: Wanted = {
    words: words.map(({whole}) => whole),
    stems,
    spelled: new Set(allWordsOf(text).slice(0, MOST_WORDS).flatMap(stemsOf)),
    accepted: stems.map((stem) => new Set([stem, ...synonymsOf(stem)])),
    meant: new Set(oneWaySynonymsOf(words).flatMap((synonym) => synonym.stems)),
    asksFor: {legacy: ASKS_FOR.legacy.test(text), screen: ASKS_FOR.screen.test(text)},
    explainedBy: words.map((_, word) => countExplaining(searches, word)),
    place,
  };
  return best(
    searches.map((search) => rankSections(search, wanted)),
    new Set(wanted.words),
  );
}

/** The sections of a shard with their scores; 0 for those that were not found. */
interface Ranked {
  search: ShardSearch;
  scores: Float64Array;
  coverage: Float64Array;
}

/** Two letters find nearly every section, and most of them are never shown: only the best become matches. */
function best(ranked: readonly Ranked[], asked: ReadonlySet<string>): Matches {
  const count = ranked.reduce((sum, {scores}) => sum + scores.length, 0);
  const all = new Float64Array(count);
  let end = 0;
  for (const {scores} of ranked) {
    for (let position = 0; position < scores.length; position++) {
      if (scores[position]! > 0) all[end++] = scores[position]!;
    }
  }
  const least = end > MOST_MATCHES ? all.subarray(0, end).toSorted()[end - MOST_MATCHES]! : 0;
  const matches: SectionMatch[] = [];
  for (const {search, scores, coverage} of ranked) {
    const {loaded, terms} = search;
    const {shard} = loaded;
    for (let position = 0; position < scores.length; position++) {
      const score = scores[position]!;
      if (score === 0 || score < least) continue;
      const section = shard.sections[position]!;
      const share = coverage[position]!;
      const strength = Math.min(search.scores[position]! / search.asked, STRONGEST) * share ** 3;
      matches.push({loaded, shard, section, position, strength, terms, asked, score});
    }
  }
  const sorted = matches.toSorted((a, b) => b.score - a.score);
  return {best: sorted.slice(0, MOST_MATCHES), hasMore: end > MOST_MATCHES};
}

function rankSections(search: ShardSearch, wanted: Wanted): Ranked {
  const {loaded, scores: found, covered, words, worth} = search;
  const {shard} = loaded;
  const [scores, coverage] = [new Float64Array(found.length), new Float64Array(found.length)];
  const onPage = new Uint32Array(shard.pages.length);
  for (let position = 0; position < found.length; position++) {
    onPage[shard.sections[position]!.page]! |= words[position]!;
  }
  const nameBoosts = boostsBy(loaded.namedBy, wanted, (position) => nameBoost(loaded.names[position]!, wanted));
  const titleBoosts = boostsBy(loaded.titledBy, wanted, (page) => titleBoost(loaded.titles[page]!, wanted));
  const messages = messageBoosts(loaded, wanted);
  for (let position = 0; position < found.length; position++) {
    const score = found[position]!;
    if (score === 0) continue;
    const section = shard.sections[position]!;
    // The beginning of a page stands for all of it.
    const elsewhere = section.level === 1 ? worthOf(onPage[section.page]! & ~words[position]!, worth) : 0;
    const has = covered[position]! + elsewhere * WEIGHT.elsewhereOnPage;
    const share = Math.min(Math.max(has, 0.5) / wanted.words.length, 1);
    // The beginning of a page has its title for a name.
    const ofTitle = section.level === 1 ? 1 : (titleBoosts.get(section.page) ?? 1);
    const ofName = (nameBoosts.get(position) ?? 1) * ofTitle;
    const ofEntry = entryBoost(search.explained[position]!, wanted);
    const boost = boostOf(loaded, position, ofName, wanted) * ofEntry * (messages.get(position) ?? 1);
    coverage[position] = share;
    // Squared: a heading that is one of the words weighs more than a sentence with all of them, and answers less.
    scores[position] = score * share * share * boost;
  }
  return {search, scores, coverage};
}

function countExplaining(searches: readonly ShardSearch[], word: number): number {
  return searches.reduce((sum, {explained}) => sum + explained.filter((which) => which & (1 << word)).length, 0);
}

/** What some of the words are worth, a bit for each. */
function worthOf(which: number, worth: readonly number[]): number {
  return worth.reduce((sum, one, position) => (which & (1 << position) ? sum + one : sum), 0);
}
