import {unescapeHtml} from '@site/src/lib/escape-html';
import type {SearchOptions} from '../engine/embedded';
import type {Fragment} from '../engine/highlight';
import type {Hit, PageGroup, SearchResults} from '../engine/results';
import type {ShardInfo} from '../engine/shard';
import type {AlgoliaSettings} from '../node';
import {algoliaClient} from './algolia-client';
import {pathOf} from './path-of';

const MOST_HITS = 60;

/** A record that was found, limited to what is read here. Texts are markup, with entities and marks. */
interface AlgoliaHit {
  url: string;
  hierarchy: Partial<Record<string, string | null>>;
  docusaurus_tag?: string;
  _highlightResult?: {hierarchy?: Partial<Record<string, {value: string}>>};
  _snippetResult?: {content?: {value: string}};
}

interface Site {
  algolia: AlgoliaSettings;
  language: string;
  shards: ShardInfo[];
}

/**
 * Asks Algolia.
 * @throws Error if it does not answer, or in an unknown form
 */
export async function searchAlgolia(
  query: string,
  options: SearchOptions,
  {algolia, language, shards}: Site,
): Promise<SearchResults> {
  const answer = await algoliaClient(algolia).search({
    requests: [toRequest(algolia.indexName, query, options, language)],
  });
  options.signal?.throwIfAborted();
  return toSearchResults(readHits(answer), options, shards);
}

function readHits(answer: object): AlgoliaHit[] {
  const {results} = answer as {results?: readonly {hits?: unknown}[]};
  const hits = results?.[0]?.hits;
  const isHit = (hit: Partial<AlgoliaHit>) => typeof hit.url === 'string' && typeof hit.hierarchy === 'object';
  if (!Array.isArray(hits) || !hits.every(isHit)) throw new Error('Algolia answered in an unknown form.');
  return hits as AlgoliaHit[];
}

function toRequest(indexName: string, query: string, {tags, snippetLength}: SearchOptions, language: string) {
  return {
    indexName,
    query,
    hitsPerPage: MOST_HITS,
    facetFilters: [`language:${language}`, tags.map((tag) => `docusaurus_tag:${tag}`)],
    attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type', 'docusaurus_tag'],
    attributesToHighlight: ['hierarchy'],
    attributesToSnippet: [`content:${Math.round(snippetLength / 6)}`],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  };
}

/** Groups Algolia's hits by page. A heading and its text are separate records, and one result. */
function toSearchResults(
  hits: readonly AlgoliaHit[],
  {pages: most, hitsPerPage}: Pick<SearchOptions, 'pages' | 'hitsPerPage'>,
  shards: ShardInfo[],
): SearchResults {
  const groups = new Map<string, PageGroup>();
  const seen = new Set<string>();
  for (const hit of hits) {
    const path = pathOf(hit.url);
    if (path === undefined || seen.has(path)) continue;
    seen.add(path);
    const url = path.split('#')[0]!;
    const group = groups.get(url) ?? newGroup(url, hit, shards);
    groups.set(url, group);
    if (group.hits.length < hitsPerPage) group.hits.push(toHit(path, hit));
    else group.more++;
  }
  return {
    groups: [...groups.values()].slice(0, most),
    pages: groups.size,
    sections: seen.size,
    isCapped: false,
  };
}

function newGroup(url: string, {hierarchy, docusaurus_tag: tag}: AlgoliaHit, shards: ShardInfo[]): PageGroup {
  const title = unescapeHtml(hierarchy.lvl1 ?? hierarchy.lvl0 ?? url);
  const path = unescapeHtml(hierarchy.lvl0 ?? '').split(' › ');
  return {
    url,
    title,
    label: shards.find((shard) => shard.tag === tag)?.label ?? '',
    trail: path.filter((name) => name !== '' && name !== title),
    hits: [],
    more: 0,
    otherVersions: [],
  };
}

function toHit(path: string, hit: AlgoliaHit): Hit {
  // oxlint-disable-next-line no-underscore-dangle -- Algolia's names
  const {_highlightResult: highlighted, _snippetResult: cut} = hit;
  const levels = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].filter((level) => hit.hierarchy[level]);
  const names = (levels.length > 0 ? levels : ['lvl1']).map(
    (level) => highlighted?.hierarchy?.[level]?.value ?? hit.hierarchy[level] ?? '',
  );
  return {url: path, title: readMarks(names.join(' › ')), snippet: readMarks(cut?.content?.value ?? ''), code: []};
}

/** Turns markup with marks into fragments. */
function readMarks(markup: string): Fragment[] {
  return markup
    .split(/(<mark>.*?<\/mark>)/)
    .filter(Boolean)
    .map((part) => ({
      text: unescapeHtml(part.replaceAll(/<\/?mark>/g, '')),
      isMarked: part.startsWith('<mark>'),
    }));
}
