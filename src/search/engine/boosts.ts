import type {LoadedShard, SectionName} from './open-shard';
import {documentsExplaining} from './packed-index';
import type {Demotion} from './shard';

/** Found by measuring, with readers' queries and the tuning halves of the judged ones alone. See README.md. */
export const WEIGHT = {
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

/** A message of which less is in the query is another one. */
const LEAST_OF_MESSAGE = 0.3;
const LEAST_OF_QUERY = 0.7;

/** What is wanted of a section. */
export interface Wanted {
  words: readonly string[];
  /** The stems of all words, stop words as well. */
  spelled: ReadonlySet<string>;
  /** The stems of the others. */
  stems: readonly string[];
  /** Which of `stems` a stem answers: itself, and those that it is a synonym of. What some of them mean here answers one more. */
  answers: ReadonlyMap<string, readonly number[]>;
  asksFor: Record<Demotion, boolean>;
  place: string | undefined;
}

/** What speaks for the sections of each shard besides their words: the factor of the one at a position. */
export function boostsOf(shards: readonly LoadedShard[], wanted: Wanted): ((position: number) => number)[] {
  const entries = entryBoosts(shards, wanted);
  return shards.map((loaded, i) => {
    const messages = messageBoosts(loaded, wanted);
    // The beginning of a page has its title for a name.
    const titles = loaded.titles.map(
      (title) => 1 + WEIGHT.titleAnswers * shareAnswered(askedIn(title, wanted), wanted),
    );
    return (position) => {
      const {page, level} = loaded.shard.sections[position]!;
      return (
        placeBoost(loaded, position, wanted) *
        nameBoost(loaded.names[position]!, wanted) *
        (level === 1 ? 1 : titles[page]!) *
        (entries[i]!.get(position) ?? 1) *
        (messages.get(position) ?? 1)
      );
    };
  });
}

/** An entry is about its name more than a sentence with it, unless every other section has such an entry. */
function entryBoosts(shards: readonly LoadedShard[], {words}: Wanted): Map<number, number>[] {
  const boosts = shards.map(() => new Map<number, number>());
  const weight = words.length === 1 ? WEIGHT.explains.alone : WEIGHT.explains.among;
  for (const word of words) {
    const explaining = shards.map(({index}) => documentsExplaining(index, word));
    const boost = 1 + weight / Math.sqrt(explaining.flat().length);
    explaining.forEach((sections, i) => {
      for (const section of sections) boosts[i]!.set(section, Math.max(boost, boosts[i]!.get(section) ?? 1));
    });
  }
  return boosts;
}

/** Sections that explain the very message or number that was pasted, with the factor of each. */
function messageBoosts({messages}: LoadedShard, {spelled, stems}: Wanted): Map<number, number> {
  const boosts = new Map<number, number>();
  const meaningful = new Set(stems);
  for (const {section, stems: said} of messages) {
    const common = countOf(spelled, said);
    if (common === 0) continue;
    // A question has words around the message that only ask.
    const ofQuery = Math.max(common / spelled.size, countOf(meaningful, said) / meaningful.size);
    const boost = messageBoost(ofQuery, common / said.size, common);
    boosts.set(section, Math.max(boost, boosts.get(section) ?? 1));
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
  const isSame = ofQuery >= LEAST_OF_QUERY && ofMessage >= LEAST_OF_MESSAGE;
  return isSame ? 1 + WEIGHT.message * ofQuery * ofMessage : 1;
}

/** Release notes mention everything and explain little, and the sections of an entrance page only lead on. */
function placeBoost({shard, names, rootPage}: LoadedShard, position: number, wanted: Wanted): number {
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
    (isPageStart ? WEIGHT.pageStart[wanted.words.length === 1 ? 'ofOneWord' : 'ofMore'] : 1) *
    (name.isNavigation || (section.page === rootPage && !isPageStart) ? WEIGHT.navigation : 1) *
    (isSecondChoice ? WEIGHT.demotion[demotion] : 1) *
    (isPlace ? WEIGHT.place : isExact ? 1 : (WEIGHT.instance[shard.instance] ?? 1))
  );
}

/** How much of the name was asked for, and how much of the question is in the name. */
function nameBoost(name: SectionName, wanted: Wanted): number {
  const asked = askedIn(name, wanted);
  if (asked.length === 0) return 1;
  return 1 + (WEIGHT.nameAsked * asked.length) / name.stems.length + WEIGHT.nameAnswers * shareAnswered(asked, wanted);
}

const askedIn = ({stems}: SectionName, {answers}: Wanted) => stems.filter((stem) => answers.has(stem));

/** How much of the question some stems answer. */
function shareAnswered(asked: readonly string[], {answers, stems}: Wanted): number {
  const answered = new Set(asked.flatMap((stem) => answers.get(stem)!));
  return Math.min(answered.size / stems.length, 1);
}
