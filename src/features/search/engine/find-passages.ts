import {plain, rowText, type Block} from './blocks';
import {sentencesOf} from './find-snippet';
import {groupByPage, pathOf, blocksOf} from './group-by-page';
import {termsAmong, vocabularyOf} from './highlight';
import {LEAST_STRENGTH, matchSections, type SectionMatch} from './match-sections';
import type {LoadedShard} from './loaded-shard';
import {sectionUrl, type ShardInfo} from './shard';

export interface NearSection {
  /** Address with anchor. */
  url: string;
  /** Title of the page and the headings of the section. */
  trail: string[];
  /** Version or section of the page. */
  label: string;
}

/** A piece of a section, word for word. */
export interface Quotation extends NearSection {
  /** In the order of the page. */
  blocks: Block[];
  /** True if the section goes on before or after the blocks. */
  isExcerpt: boolean;
}

/** The docs' answer to a question. */
export interface Answer {
  /** Best first; empty when the docs do not answer the question. */
  quotations: Quotation[];
  /** In that case, the nearest sections, best first. */
  nearest: NearSection[];
}

const MOST_QUOTATIONS = 4;
const MOST_PER_PAGE = 2;
/** In characters. A list of steps or introduced code is never cut, so a quotation may be longer. */
const LONGEST_QUOTATION = 700;
const MOST_ROWS = 4;
/** Words that make a question, but say nothing about its subject. */
const ASKING = /\b(?:best|happens?|let|means?|needs?|possible|wants?|ways?)\b/gi;
const SHORTEST_TEXT = 20;
const LONG_PARAGRAPH = 360;

// Tie-breakers between runs with equally many words of the question. What comes first in a section explains, sentences
// are easier to read than rows of a table, and more of them are easier to follow.
const FARTHER = 0.05;
const TABLE = 0.1;
const SENTENCES = 0.02;

/**
 * The sections that an answer to a question is taken from, in the order of search results. Their texts need not be
 * loaded.
 *
 * @returns also whether they are too far from the question to answer it
 */
export function findCandidates(
  shards: readonly LoadedShard[],
  infos: ShardInfo[],
  question: string,
  place?: string,
): {candidates: SectionMatch[]; isUnanswered: boolean} {
  const matches = matchSections(shards, question.replace(ASKING, ''), place);
  const limits = {pages: MOST_QUOTATIONS + 1, hitsPerPage: 3, snippetLength: 1};
  const {groups} = groupByPage(matches, infos, limits);
  const byUrl = new Map(matches.best.map((match) => [sectionUrl(match.shard, match.section), match]));
  const candidates = groups.flatMap(({hits}) => hits.flatMap(({url}) => byUrl.get(url) ?? []));
  return {candidates, isUnanswered: (matches.best[0]?.strength ?? 0) < LEAST_STRENGTH};
}

/** The passages that answer a question best, all quoted word for word. */
export function quote(candidates: readonly SectionMatch[]): Quotation[] {
  const perPage = new Map<string, number>();
  const quotations: Quotation[] = [];
  for (const match of candidates) {
    const path = pathOf(match);
    const count = perPage.get(path) ?? 0;
    // Only the best page gets a second passage.
    const most = quotations.length === 0 || quotations[0]!.url.split('#')[0] === path ? MOST_PER_PAGE : 1;
    const blocks = count < most ? (blocksOf(match) ?? []) : [];
    if (lengthOf(blocks) < SHORTEST_TEXT) continue;
    perPage.set(path, count + 1);
    const chosen = bestRun(blocks, match.terms);
    quotations.push({...nameSection(match), blocks: chosen, isExcerpt: lengthOf(chosen) < lengthOf(blocks)});
    if (quotations.length === MOST_QUOTATIONS) break;
  }
  return quotations;
}

/** The address and the headings of a section. */
export function nameSection({shard, section}: SectionMatch): NearSection {
  const trail = [shard.pages[section.page]!.title, ...section.headings];
  return {url: sectionUrl(shard, section), trail, label: shard.label};
}

function lengthOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => sum + textIn(block).length, 0);
}

function textIn(block: Block): string {
  return block.type === 'table' ? block.rows.map((row) => rowText(row)).join('\n') : plain(block.text);
}

/** The consecutive chunks with the most distinct words of the question, within the length of a quotation. */
function bestRun(blocks: readonly Block[], terms: ReadonlySet<string>): Block[] {
  const chunks = chunksOf(blocks).map((chunk) => chunk.map((block) => shorten(block, terms)));
  const facts = chunks.map((chunk) => ({
    terms: termsAmong(vocabularyOf(chunk.map(textIn).join('\n')), terms),
    length: lengthOf(chunk.filter(({type}) => type !== 'code')),
    isTable: chunk.some(({type}) => type === 'table'),
  }));
  let best = {from: 0, to: 1, score: -Infinity};
  chunks.forEach((_, from) => {
    const seen = new Set<string>();
    let [length, merit] = [0, -from * FARTHER];
    for (let to = from; to < chunks.length; to++) {
      const chunk = facts[to]!;
      length += chunk.length;
      if (to > from && length > LONGEST_QUOTATION) break;
      chunk.terms.forEach((term) => seen.add(term));
      merit += chunk.isTable ? -TABLE : SENTENCES;
      if (seen.size + merit > best.score) best = {from, to: to + 1, score: seen.size + merit};
    }
  });
  return chunks.slice(best.from, best.to).flat();
}

/** Groups blocks that belong together: a lead-in and what it introduces, the steps of a list, everything in a step. */
function chunksOf(blocks: readonly Block[]): Block[][] {
  const chunks: Block[][] = [];
  for (const block of blocks) {
    const last = chunks.at(-1)?.at(-1);
    if (last && belongTogether(last, block)) chunks.at(-1)!.push(block);
    else chunks.push([block]);
  }
  return chunks;
}

function belongTogether(before: Block, block: Block): boolean {
  const announces =
    before.type === 'caption' || (before.type !== 'table' && before.type !== 'code' && before.text.endsWith(':'));
  const isStep = block.type === 'item' && block.number !== undefined && block.number > 1;
  return announces || isStep || (block.depth ?? 0) > 0 || (block.type === 'code' && before.type !== 'code');
}

/** Cuts a table to the rows about the question, and a long paragraph to the sentence about it and the next one. */
function shorten(block: Block, terms: ReadonlySet<string>): Block {
  const best = (texts: string[]) => {
    const counts = texts.map((text) => termsAmong(vocabularyOf(text), terms).size);
    return counts.flatMap((count, position) => (count === Math.max(...counts) ? position : []));
  };
  if (block.type === 'table') {
    const rows = best(block.rows.map((row) => rowText(row))).slice(0, MOST_ROWS);
    return {...block, rows: rows.map((position) => block.rows[position]!)};
  }
  if (block.type !== 'text' || block.text.length <= LONG_PARAGRAPH) return block;
  const sentences = sentencesOf(block.text);
  const [first = 0] = best(sentences.map(plain));
  return {...block, text: sentences.slice(first, first + 2).join(' ')};
}
