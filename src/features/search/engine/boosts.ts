import type {LoadedShard, SectionName} from './loaded-shard';
import type {Demotion} from './shard';

/** Measured with readers' queries and only the tuning halves of the judged queries. See README.md. */
export const WEIGHT = {
  // A query of one word is a topic, so it most likely wants the page about it.
  pageStart: {ofOneWord: 2, ofMore: 1.05},
  elsewhereOnPage: 0.45,
  exactTitle: 4,
  exactHeading: 2.2,
  exactPlainHeading: 1.2,
  nameAsked: 0.7,
  nameAnswers: 0.5,
  titleAnswers: 0.55,
  navigation: 0.4,
  number: 3.6,
  // The docs instance that the reader is in, if it has no versions.
  place: 1.6,
  instance: {'release-notes': 0.4} as Record<string, number>,
  demotion: {legacy: 0.45, screen: 0.6} satisfies Record<Demotion, number>,
};

/** The query that a section is compared with. */
export interface Wanted {
  words: readonly string[];
  /** The stems of all words, including stop words. */
  spelled: ReadonlySet<string>;
  /** The stems of the words without stop words. */
  stems: readonly string[];
  /** Positions in `stems` that a stem answers: its own and its synonyms'. One-way synonyms share an extra position. */
  answers: ReadonlyMap<string, readonly number[]>;
  asksFor: Record<Demotion, boolean>;
  place: string | undefined;
}

/** For each shard, the factor by which the score of the section at a position is boosted or demoted. */
export function boostsOf(shards: readonly LoadedShard[], wanted: Wanted): ((position: number) => number)[] {
  return shards.map((loaded) => {
    const numbers = numberBoosts(loaded, wanted);
    // The beginning of a page has the title as its name, where `nameBoost` counts it.
    const titles = loaded.titles.map(
      (title) => 1 + WEIGHT.titleAnswers * shareAnswered(askedIn(title, wanted), wanted),
    );
    return (position) => {
      const {page, level} = loaded.shard.sections[position]!;
      return (
        placeBoost(loaded, position, wanted) *
        nameBoost(loaded.names[position]!, wanted) *
        (level === 1 ? 1 : titles[page]!) *
        (numbers.get(position) ?? 1)
      );
    };
  });
}

/** The factors of the sections that explain a number of the query. The rest of it says what the reader wants to know. */
function numberBoosts({shard}: LoadedShard, {spelled, stems}: Wanted): Map<number, number> {
  const boosts = new Map<number, number>();
  for (const {section, texts} of shard.numbers) {
    const number = texts.find((text) => spelled.has(text));
    if (number === undefined) continue;
    const isAll = stems.every((stem) => stem === number);
    boosts.set(section, WEIGHT.number * (isAll ? WEIGHT.number : 1));
  }
  return boosts;
}

/** Release notes mention everything and explain little, and the sections of a landing page only lead to other pages. */
function placeBoost({shard, names, rootPage}: LoadedShard, position: number, wanted: Wanted): number {
  const section = shard.sections[position]!;
  const name = names[position]!;
  const isPageStart = section.level === 1;
  const isExact = name.words.length === wanted.words.length && name.words.every((word, i) => word === wanted.words[i]);
  const isIdentifier = name.stems.length > name.words.length;
  const exactHeading = isIdentifier ? WEIGHT.exactHeading : WEIGHT.exactPlainHeading;
  const exactness = isPageStart ? WEIGHT.exactTitle : exactHeading;
  const {demotion} = shard.pages[section.page]!;
  // In a guide that is all about screens, they are what the reader came for.
  const isThere = wanted.place === shard.instance && shard.pages[rootPage]!.demotion === demotion;
  const isPlace = wanted.place === shard.instance && shard.instance !== 'default';
  const isSecondChoice = demotion && !isThere && !wanted.asksFor[demotion];
  return (
    (isExact ? exactness : 1) *
    (isPageStart ? WEIGHT.pageStart[wanted.words.length === 1 ? 'ofOneWord' : 'ofMore'] : 1) *
    (section.page === rootPage && !isPageStart ? WEIGHT.navigation : 1) *
    (isSecondChoice ? WEIGHT.demotion[demotion] : 1) *
    (isPlace ? WEIGHT.place : isExact ? 1 : (WEIGHT.instance[shard.instance] ?? 1))
  );
}

/** Grows with the share of the name that was asked for, and with the share of the query that the name answers. */
function nameBoost(name: SectionName, wanted: Wanted): number {
  const asked = askedIn(name, wanted);
  if (asked.length === 0) return 1;
  return 1 + (WEIGHT.nameAsked * asked.length) / name.stems.length + WEIGHT.nameAnswers * shareAnswered(asked, wanted);
}

const askedIn = ({stems}: SectionName, {answers}: Wanted) => stems.filter((stem) => answers.has(stem));

/** The share of the query that some stems answer, from 0 to 1. */
function shareAnswered(asked: readonly string[], {answers, stems}: Wanted): number {
  const answered = new Set(asked.flatMap((stem) => answers.get(stem)!));
  return Math.min(answered.size / stems.length, 1);
}
