import type {LoadedShard, SectionName} from './open-shard';
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
export interface Wanted extends Pick<SectionName, 'words' | 'stems'> {
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

/** An entry is about its name more than a sentence with it, unless every other section has such an entry. */
export function entryBoost(which: number, {explainedBy, words}: Wanted): number {
  if (which === 0) return 1;
  const weight = words.length === 1 ? WEIGHT.explains.alone : WEIGHT.explains.among;
  return 1 + weight / Math.sqrt(Math.min(...explainedBy.filter((_, word) => which & (1 << word))));
}

/** Sections that explain the very message or number that was pasted, with the factor of each. */
export function messageBoosts({messages, messagesWith}: LoadedShard, {spelled, stems}: Wanted): Map<number, number> {
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
  const isSame = ofQuery >= LEAST_OF_QUERY && ofMessage >= LEAST_OF_MESSAGE;
  return isSame ? 1 + WEIGHT.message * ofQuery * ofMessage : 1;
}

/**
 * What speaks for a section besides its words. Release notes mention everything and explain little, and the sections of
 * an entrance page only lead on.
 */
export function boostOf(
  {shard, names, rootPage}: LoadedShard,
  position: number,
  ofName: number,
  wanted: Wanted,
): number {
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
export function boostsBy(
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
export function nameBoost(name: SectionName, wanted: Wanted): number {
  const {accepted, meant} = wanted;
  const asked = name.stems.filter((stem) => meant.has(stem) || accepted.some((stands) => stands.has(stem))).length;
  return 1 + (WEIGHT.nameAsked * asked) / name.stems.length + WEIGHT.nameAnswers * shareAnswered(name, wanted);
}

/** A section of a page on what was asked for is about it more than one that mentions it. */
export function titleBoost(title: SectionName, wanted: Wanted): number {
  return 1 + WEIGHT.titleAnswers * shareAnswered(title, wanted);
}

function shareAnswered({stems}: SectionName, {accepted, meant}: Wanted): number {
  const answered = accepted.filter((stands) => stems.some((stem) => stands.has(stem))).length;
  const isMeant = stems.some((stem) => meant.has(stem)) ? 1 : 0;
  return Math.min((answered + isMeant) / accepted.length, 1);
}
