import {groupByPage} from './group-by-page';
import {matchedWords} from './highlight';
import {matchSections, type LoadedShard, type SectionMatch} from './match-sections';
import {sectionUrl, type ShardInfo} from './shard';

/** A piece of a page, word for word. */
export interface Quotation {
  /** Address with anchor of the section it is taken from. */
  url: string;
  /** Title of the page and the headings above the passage. */
  trail: string[];
  /** Version or section of the page. */
  label: string;
  /** Paragraphs, list items and table rows, as they follow each other on the page. */
  lines: string[];
  /** Whether the section goes on before or after the lines. */
  isExcerpt: boolean;
}

export interface Passages {
  quotations: Quotation[];
  /** No passage has even half of the question's words. */
  areWeak: boolean;
}

const MOST_QUOTATIONS = 4;
const MOST_PER_PAGE = 2;
const LONGEST_QUOTATION = 600;
const SHORTEST_TEXT = 40;

// What decides between runs with equally many words of the question. What comes first on a page explains, sentences are
// easier to read than rows of a table, and more of them are easier to follow.
const FARTHER = 0.05;
const TABLE_ROW = 0.2;
const SENTENCES = 0.02;

/** The passages that answer a question best, the best page first. Nothing is written, everything is quoted. */
export function findPassages(shards: readonly LoadedShard[], infos: ShardInfo[], question: string): Passages {
  const matches = matchSections(shards, question);
  const {groups} = groupByPage(matches, infos, {pages: MOST_QUOTATIONS, hitsPerPage: 1, snippetLength: 1});
  const quotations = groups.flatMap(({url}, rank) => {
    const ofPage = matches.filter((match) => pathOf(match) === url && textOf(match).length >= SHORTEST_TEXT);
    // A second passage only from the page that fits best.
    return ofPage.slice(0, rank === 0 ? MOST_PER_PAGE : 1).map(quote);
  });
  return {quotations: quotations.slice(0, MOST_QUOTATIONS), areWeak: (matches[0]?.coverage ?? 0) < 0.5};
}

function pathOf({shard, section}: SectionMatch): string {
  return shard.pages[section.page]!.path;
}

function textOf({shard, section}: SectionMatch): string {
  return section.content || (section.level === 1 ? shard.pages[section.page]!.description : '');
}

function quote(match: SectionMatch): Quotation {
  const {shard, section} = match;
  const all = textOf(match)
    .split('\n')
    .flatMap((line) => cutSentences(line));
  const lines = bestLines(all, match.terms);
  return {
    url: sectionUrl(shard, section),
    trail: [shard.pages[section.page]!.title, ...section.headings],
    label: shard.label,
    lines,
    isExcerpt: lines.length < all.length,
  };
}

/** A paragraph that is longer than a quotation is cut between its sentences. */
function cutSentences(line: string): string[] {
  if (line.length <= LONGEST_QUOTATION) return [line];
  const parts: string[] = [];
  for (const sentence of line.split(/(?<=[.!?:;|])\s+/)) {
    const last = parts.at(-1);
    const isFull = last === undefined || last.length + sentence.length > LONGEST_QUOTATION / 2;
    if (isFull) parts.push(sentence);
    else parts[parts.length - 1] = `${last} ${sentence}`;
  }
  return parts;
}

/** The run of lines with the most different words of the question, as long as a quotation may be. */
function bestLines(lines: string[], terms: ReadonlySet<string>): string[] {
  const found = lines.map((line) => new Set(matchedWords(line, terms).map(({term}) => term)));
  let best = {from: 0, to: 1, score: -Infinity};
  lines.forEach((_, from) => {
    const seen = new Set<string>();
    let [length, merit] = [0, -from * FARTHER];
    for (let to = from; to < lines.length; to++) {
      const line = lines[to]!;
      length += line.length;
      if (to > from && length > LONGEST_QUOTATION) break;
      found[to]!.forEach((term) => seen.add(term));
      merit += line.includes(' | ') ? -TABLE_ROW : SENTENCES;
      if (seen.size + merit > best.score) best = {from, to: to + 1, score: seen.size + merit};
    }
  });
  return lines.slice(best.from, best.to);
}
