import {findQuery, MOST_WORDS, type ShardSearch} from './find-words';
import type {LoadedShard, SectionName} from './open-shard';
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
  /** Which share of the query's words the section has, 0 to 1. */
  coverage: number;
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

/** Found by measuring, with readers' queries and the tuning halves of the judged ones alone. See README.md. */
const WEIGHT = {
  // One word alone is a topic, and a page is about it.
  pageStart: {ofOneWord: 2, ofMore: 1.05},
  elsewhereOnPage: 0.45,
  exactTitle: 4,
  exactHeading: 2.2,
  exactPlainHeading: 1.2,
  nameAsked: 0.7,
  nameAnswers: 0.5,
  titleAnswers: 0.55,
  navigation: 0.4,
  message: 5,
  number: 3.6,
  // A name that one section explains; less when several do.
  explains: {alone: 2, among: 0.6},
  // Where the reader is, if it has no versions.
  place: 1.6,
  instance: {'release-notes': 0.4} as Record<string, number>,
  demotion: {legacy: 0.45, screen: 0.6} satisfies Record<Demotion, number>,
};

/** Who writes one of these words wants the second choice. */
const ASKS_FOR: Record<Demotion, RegExp> = {
  legacy: /\b(?:nats|legacy|deprecated|custom functions?|loadAsInstance|instance binding)\b/i,
  screen: /\b(?:fabric|studio|console|dashboard|ui|gui|screen)\b/i,
};

/** A message of which less is in the query is another one. */
const LEAST_OF_MESSAGE = 0.5;
const LEAST_OF_QUERY = 0.7;
/** All of the query is in the message: then it may be a shorter part of it. */
const LEAST_OF_WHOLE = 0.3;

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

interface Wanted extends Pick<SectionName, 'words' | 'stems'> {
  /** The stems of all words, stop words as well. */
  spelled: ReadonlySet<string>;
  /** Of each of `stems`, itself and its synonyms. */
  accepted: ReadonlySet<string>[];
  /** What some of the words mean here. */
  meant: ReadonlySet<string>;
  asksFor: Record<Demotion, boolean>;
  /** How many sections explain each word. */
  explainedBy: readonly number[];
  place: string | undefined;
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
      matches.push({loaded, shard, section, position, coverage: share, strength, terms, asked, score});
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

/** An entry is about its name more than a sentence with it, unless every other section has such an entry. */
function entryBoost(which: number, {explainedBy, words}: Wanted): number {
  if (which === 0) return 1;
  const weight = words.length === 1 ? WEIGHT.explains.alone : WEIGHT.explains.among;
  return 1 + weight / Math.sqrt(Math.min(...explainedBy.filter((_, word) => which & (1 << word))));
}

/** What some of the words are worth, a bit for each. */
function worthOf(which: number, worth: readonly number[]): number {
  return worth.reduce((sum, one, position) => (which & (1 << position) ? sum + one : sum), 0);
}

/** Sections that explain the very message or number that was pasted, with the factor of each. */
function messageBoosts({messages, messagesWith}: LoadedShard, {spelled, stems}: Wanted): Map<number, number> {
  const boosts = new Map<number, number>();
  const meaningful = new Set(stems);
  const candidates = new Set([...spelled].flatMap((stem) => messagesWith.get(stem) ?? []));
  for (const {section, stems: said} of [...candidates].map((position) => messages[position]!)) {
    const common = countOf(spelled, said);
    // A question has words around the message that only ask.
    const ofQuery = Math.max(common / spelled.size, countOf(meaningful, said) / meaningful.size);
    const boost = messageBoost(ofQuery, common / said.size, common);
    if (boost > (boosts.get(section) ?? 1)) boosts.set(section, boost);
  }
  return boosts;
}

function countOf(asked: ReadonlySet<string>, said: ReadonlySet<string>): number {
  let common = 0;
  for (const stem of asked) if (said.has(stem)) common++;
  return common;
}

function messageBoost(ofQuery: number, ofMessage: number, common: number): number {
  // A port or a status code is a message of one word, and the rest of the query says what is wanted of it.
  if (common === 1) return ofMessage === 1 ? WEIGHT.number * (ofQuery === 1 ? WEIGHT.number : 1) : 1;
  const isSame = ofQuery >= LEAST_OF_QUERY && ofMessage >= (ofQuery === 1 ? LEAST_OF_WHOLE : LEAST_OF_MESSAGE);
  return isSame ? 1 + WEIGHT.message * ofQuery * ofMessage : 1;
}

/**
 * What speaks for a section besides its words. Release notes mention everything and explain little, and the sections of
 * an entrance page only lead on.
 */
function boostOf({shard, names, rootPage}: LoadedShard, position: number, ofName: number, wanted: Wanted): number {
  const section = shard.sections[position]!;
  const name = names[position]!;
  const isPageStart = section.level === 1;
  const isExact = name.words.length === wanted.words.length && name.words.every((word, i) => word === wanted.words[i]);
  const isIdentifier = name.stems.length > name.words.length;
  const exactHeading = isIdentifier ? WEIGHT.exactHeading : WEIGHT.exactPlainHeading;
  const exactness = isPageStart ? WEIGHT.exactTitle : exactHeading;
  const {demotion} = shard.pages[section.page]!;
  // In a guide that is about screens throughout, they are what the reader came for.
  const isThere = wanted.place === shard.instance && shard.pages[rootPage]!.demotion === demotion;
  const isPlace = wanted.place === shard.instance && shard.instance !== 'default';
  const isSecondChoice = demotion && !isThere && !wanted.asksFor[demotion];
  return (
    (isExact ? exactness : 1) *
    ofName *
    (isPageStart ? WEIGHT.pageStart[wanted.words.length === 1 ? 'ofOneWord' : 'ofMore'] : 1) *
    (name.isNavigation || (section.page === rootPage && !isPageStart) ? WEIGHT.navigation : 1) *
    (isSecondChoice ? WEIGHT.demotion[demotion] : 1) *
    (isPlace ? WEIGHT.place : isExact ? 1 : (WEIGHT.instance[shard.instance] ?? 1))
  );
}

/** The factors of what has a word of the query in its name, a synonym, or what it means. */
function boostsBy(
  positionsOf: ReadonlyMap<string, number[]>,
  {meant, accepted}: Wanted,
  boostAt: (position: number) => number,
): Map<number, number> {
  const stems = new Set([...meant, ...accepted.flatMap((stands) => [...stands])]);
  const boosts = new Map<number, number>();
  for (const stem of stems) {
    for (const position of positionsOf.get(stem) ?? []) {
      if (!boosts.has(position)) boosts.set(position, boostAt(position));
    }
  }
  return boosts;
}

/** How much of the name was asked for, and how much of the question is in the name. */
function nameBoost(name: SectionName, wanted: Wanted): number {
  const {accepted, meant} = wanted;
  const asked = name.stems.filter((stem) => meant.has(stem) || accepted.some((stands) => stands.has(stem))).length;
  return 1 + (WEIGHT.nameAsked * asked) / name.stems.length + WEIGHT.nameAnswers * shareAnswered(name, wanted);
}

/** A section of a page on what was asked for is about it more than one that mentions it. */
function titleBoost(title: SectionName, wanted: Wanted): number {
  return 1 + WEIGHT.titleAnswers * shareAnswered(title, wanted);
}

function shareAnswered({stems}: SectionName, {accepted, meant}: Wanted): number {
  const answered = accepted.filter((stands) => stems.some((stem) => stands.has(stem))).length;
  const isMeant = stems.some((stem) => meant.has(stem)) ? 1 : 0;
  return Math.min((answered + isMeant) / accepted.length, 1);
}
