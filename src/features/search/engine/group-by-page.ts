import {groupBy} from '../../../lib/group-by';
import type {Block} from './blocks';
import {findSnippet} from './find-snippet';
import {highlight} from './highlight';
import {LEAST_STRENGTH, type Matches, type SectionMatch} from './match-sections';
import type {Hit, PageGroup, SearchResults} from './results';
import {sectionUrl, type ShardInfo} from './shard';

export interface Limits {
  pages: number;
  hitsPerPage: number;
  snippetLength: number;
}

/** The sections found on a page, best first. */
interface PageMatches {
  score: number;
  matches: SectionMatch[];
}

/** Sections below this share of the page's best score are counted but not shown: those of the next page fit better. */
const WORTH_SHOWING = 0.6;

/** The number of pages shown when none of them answers the query. */
const NEAREST = 5;

/** A second and third matching section raise a page a little, so that the page on a topic beats a mention of it. */
const SUPPORT = [1, 0.2, 0.1];

/**
 * Groups the matching sections of all shards by page. The same page in several versions is one result, shown in the
 * version that comes first in `shards`. Hits whose text is not loaded are pending.
 */
export function groupByPage({best, hasMore}: Matches, shards: ShardInfo[], limits: Limits): SearchResults {
  const isGuess = best.length > 0 && best[0]!.strength < LEAST_STRENGTH;
  const order = shards.map(({tag}) => tag);
  const placeOf = ({matches}: PageMatches) => order.indexOf(matches[0]!.shard.tag);
  const ranked = [...groupBy(rankPages(best), (page) => keyAcrossVersions(page, shards)).values()].map((versions) =>
    versions.toSorted((a, b) => placeOf(a) - placeOf(b)),
  );
  return {
    groups: ranked.slice(0, isGuess ? NEAREST : limits.pages).map((versions) => toGroup(versions, limits)),
    pages: ranked.length,
    sections: best.length,
    isGuess,
    isCapped: hasMore,
  };
}

function rankPages(best: readonly SectionMatch[]): PageMatches[] {
  const pages = [...groupBy(best, pathOf).values()].map((matches) => {
    const supported = SUPPORT.map((share, position) => share * (matches[position]?.score ?? 0));
    return {matches, score: supported.reduce((sum, one) => sum + one)};
  });
  return pages.toSorted((a, b) => b.score - a.score);
}

/** Address of the page that a section is on. */
export function pathOf({shard, section}: SectionMatch): string {
  return shard.pages[section.page]!.path;
}

/** `/docs/4.6/rest` and `/docs/rest` are one page in two versions. */
function keyAcrossVersions({matches: [match]}: PageMatches, shards: ShardInfo[]): string {
  const path = pathOf(match!);
  const info = shards.find(({tag}) => tag === match!.shard.tag);
  return info ? `${info.instance}:${path.slice(info.root.length)}` : path;
}

function toGroup([first, ...others]: PageMatches[], limits: Limits): PageGroup {
  const {matches} = first!;
  const {shard, section, score} = matches[0]!;
  const {path, title, trail} = shard.pages[section.page]!;
  const best = matches.slice(0, limits.hitsPerPage).filter((match) => match.score >= score * WORTH_SHOWING);
  return {
    url: path,
    title,
    label: shard.label,
    trail: trail[0] === shard.label ? trail.slice(1) : trail,
    hits: best.map((match) => toHit(match, limits.snippetLength)),
    more: matches.length - best.length,
    otherVersions: others.map(({matches: [match]}) => ({label: match!.shard.label, url: pathOf(match!)})),
  };
}

function toHit(match: SectionMatch, snippetLength: number): Hit {
  const {shard, section, terms, asked} = match;
  const page = shard.pages[section.page]!;
  const blocks = blocksOf(match);
  const {name, text, code, entry} = findSnippet(blocks ?? [], terms, snippetLength, asked);
  return {
    url: sectionUrl(shard, section),
    title: highlight(section.headings.length > 0 ? section.headings.join(' › ') : page.title, terms),
    ...(name.length > 0 && {name}),
    snippet: text,
    code,
    ...(entry !== undefined && {entry: `${page.path}#${entry}`}),
    ...(!blocks && {isPending: true}),
  };
}

/** The blocks of a section; undefined until the text of its page is loaded. */
export function blocksOf({loaded, section, position}: SectionMatch): Block[] | undefined {
  return loaded.texts[section.page]?.[position - loaded.starts[section.page]!];
}
