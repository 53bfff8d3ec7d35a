import {liteClient} from 'algoliasearch/lite';
import {unescapeHtml} from '@site/src/lib/escape-html';
import {createEmbeddedSearch, type EmbeddedSearch, type SearchOptions} from '../engine/embedded';
import type {Fragment} from '../engine/highlight';
import {checkAnswer, createAttempt, pathOf, type AlgoliaAnswer, type AlgoliaHit, type Attempt} from './hosted-search';
import type {Hit, PageGroup, SearchResults} from '../engine/results';
import type {SearchService, Site} from '../engine/service';
import type {ShardInfo} from '../engine/shard';
import type {SearchData} from '../indexing';

const MOST_HITS = 60;

/** Algolia, with the index of this site for outages. */
export interface HostedService extends SearchService {
  attempt: Attempt;
  embedded: EmbeddedSearch;
}

/** Replaces `service.ts` if Algolia is configured: Algolia answers, or the index of this site during an outage. */
export function createSearchService(site: Site & Pick<SearchData, 'algolia'>): HostedService {
  const {language, shards} = site;
  const algolia = site.algolia!;
  const embedded = createEmbeddedSearch(shards);
  const attempt = createAttempt(embedded.warm);
  const client = liteClient(algolia.appId, algolia.apiKey);
  return {
    ...embedded,
    attempt,
    embedded,
    // The shards are needed only during an outage.
    warm: () => undefined,
    async search(query, options) {
      const request = toRequest(algolia.indexName, query, options, language);
      const answer = await attempt(async () => checkAnswer(await client.search({requests: [request]})), options);
      options.signal?.throwIfAborted();
      return answer ? toSearchResults(answer, options, shards) : embedded.search(query, options);
    },
  };
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

/** Groups Algolia's hits by page. */
function toSearchResults(
  {results: [{hits, nbHits}]}: AlgoliaAnswer,
  {pages: most, hitsPerPage}: Pick<SearchOptions, 'pages' | 'hitsPerPage'>,
  shards: ShardInfo[],
): SearchResults {
  const groups = new Map<string, PageGroup>();
  const seen = new Set<string>();
  for (const hit of hits) {
    const path = pathOf(hit.url);
    // A heading and its text are separate records.
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
    sections: nbHits ?? hits.length,
    isCapped: false,
    source: 'algolia',
  };
}

function newGroup(url: string, {hierarchy, docusaurus_tag: tag}: AlgoliaHit, shards: ShardInfo[]): PageGroup {
  return {
    url,
    title: unescapeHtml(hierarchy.lvl1 ?? hierarchy.lvl0 ?? url),
    label: shards.find((shard) => shard.tag === tag)?.label ?? '',
    trail: hierarchy.lvl0 ? [unescapeHtml(hierarchy.lvl0)] : [],
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
