import {groupBy} from '../../lib/group-by';
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

interface PageMatches {
  /** What a page has in common with its other versions. */
  key: string;
  tag: string;
  path: string;
  score: number;
  matches: SectionMatch[];
}

/** Sections that fit less well than this are counted, not shown: those of the next page fit better. */
const WORTH_SHOWING = 0.6;

/** Pages that are shown when none of them answers. */
const NEAREST = 5;

/** A second section that matches makes a page a little better, so that the page on a topic beats a mention of it. */
const SUPPORT = [1, 0.2, 0.1];

/**
 * Turns the matching sections of all shards into pages. The same page in several versions is one result: the version
 * that comes first in `shards` stands for all. Hits whose text is not loaded are pending.
 */
export function groupByPage({best, hasMore}: Matches, shards: ShardInfo[], limits: Limits): SearchResults {
  const isGuess = best.length > 0 && best[0]!.strength < LEAST_STRENGTH;
  const pages = rankPages(best, shards);
  const order = shards.map(({tag}) => tag);
  const ranked = [...groupBy(pages, ({key}) => key).values()].map((versions) =>
    versions.toSorted((a, b) => order.indexOf(a.tag) - order.indexOf(b.tag)),
  );
  return {
    groups: ranked.slice(0, isGuess ? NEAREST : limits.pages).map((versions) => toGroup(versions, limits)),
    pages: ranked.length,
    sections: best.length,
    isGuess,
    isCapped: hasMore,
    source: 'embedded',
  };
}

function rankPages(matches: SectionMatch[], shards: ShardInfo[]): PageMatches[] {
  const pages = new Map<string, PageMatches>();
  for (const match of matches.toSorted((a, b) => b.score - a.score)) {
    const {path} = match.shard.pages[match.section.page]!;
    const page = pages.get(path);
    if (page) {
      page.score += match.score * (SUPPORT[page.matches.length] ?? 0);
      page.matches.push(match);
    } else {
      const {tag} = match.shard;
      pages.set(path, {key: keyAcrossVersions(path, tag, shards), tag, path, score: match.score, matches: [match]});
    }
  }
  return [...pages.values()].toSorted((a, b) => b.score - a.score);
}

/** `/docs/4.6/rest` and `/docs/rest` are one page in two versions. */
function keyAcrossVersions(path: string, tag: string, shards: ShardInfo[]): string {
  const info = shards.find((shard) => shard.tag === tag);
  if (!info) return path;
  return `${info.instance}:${path.slice(info.root.length)}`;
}

function toGroup([first, ...others]: PageMatches[], limits: Limits): PageGroup {
  const {path, matches} = first!;
  const {shard, section} = matches[0]!;
  const page = shard.pages[section.page]!;
  const best = matches.slice(0, limits.hitsPerPage).filter(({score}) => score >= matches[0]!.score * WORTH_SHOWING);
  return {
    url: path,
    title: page.title,
    label: shard.label,
    trail: page.trail[0] === shard.label ? page.trail.slice(1) : page.trail,
    hits: best.map((match) => toHit(match, limits.snippetLength)),
    more: matches.length - best.length,
    otherVersions: others.map((other) => ({label: other.matches[0]!.shard.label, url: other.path})),
  };
}

function toHit(match: SectionMatch, snippetLength: number): Hit {
  const {shard, section, terms, asked} = match;
  const page = shard.pages[section.page]!;
  const blocks = textOf(match);
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

/** What stands in a section; undefined as long as the text of its page is not loaded. */
export function textOf({loaded, section, position}: SectionMatch): Block[] | undefined {
  return loaded.texts[section.page]?.[position - loaded.starts[section.page]!];
}
