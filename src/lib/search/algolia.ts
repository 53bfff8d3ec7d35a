import type {Fragment} from './highlight';
import type {Hit, PageGroup, SearchResults} from './results';
import type {SearchOptions} from './embedded';
import type {ShardInfo} from './shard';

export interface AlgoliaAccess {
  appId: string;
  apiKey: string;
  indexName: string;
  agentId?: string | undefined;
}

const MOST_HITS = 60;

// Characters of the private use area: no text of a page contains them, so none can pass for a mark.
const MARK_START = '\uE000';
const MARK_END = '\uE001';

interface AlgoliaHit {
  url: string;
  anchor?: string | null;
  hierarchy: Record<string, string | null>;
  docusaurus_tag?: string;
  _highlightResult?: {hierarchy?: Record<string, {value: string} | undefined>};
  _snippetResult?: {content?: {value: string}};
}

/**
 * Asks Algolia. The request has the form of its own browser client, which needs no preflight.
 * @throws Error on a refusal, when the signal gives up, or an answer of another form
 */
export async function searchAlgolia(
  access: AlgoliaAccess,
  query: string,
  options: SearchOptions,
  site: {language: string; shards: ShardInfo[]},
): Promise<SearchResults> {
  const credentials = new URLSearchParams({
    'x-algolia-api-key': access.apiKey,
    'x-algolia-application-id': access.appId,
  });
  const response = await fetch(`https://${access.appId}-dsn.algolia.net/1/indexes/*/queries?${credentials}`, {
    method: 'POST',
    headers: {'content-type': 'text/plain'},
    body: JSON.stringify({requests: [toRequest(access.indexName, query, options, site.language)]}),
    signal: options.signal ?? null,
  });
  if (!response.ok) throw new Error(`Algolia answered ${response.status}.`);
  return readResponse(await response.json(), options, site.shards);
}

function toRequest(indexName: string, query: string, options: SearchOptions, language: string): object {
  return {
    indexName,
    query,
    hitsPerPage: MOST_HITS,
    facetFilters: [`language:${language}`, options.tags.map((tag) => `docusaurus_tag:${tag}`)],
    attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type', 'docusaurus_tag'],
    attributesToHighlight: ['hierarchy'],
    attributesToSnippet: [`content:${Math.round(options.snippetLength / 6)}`],
    snippetEllipsisText: '…',
    highlightPreTag: MARK_START,
    highlightPostTag: MARK_END,
  };
}

/** @throws Error when the answer is not what a search returns */
function readResponse(answer: unknown, options: SearchOptions, shards: ShardInfo[]): SearchResults {
  const result = isRecord(answer) && Array.isArray(answer.results) ? (answer.results[0] as unknown) : undefined;
  if (!isRecord(result) || !Array.isArray(result.hits) || !result.hits.every(isHit)) {
    throw new Error('Algolia answered in an unknown form.');
  }
  const hits: AlgoliaHit[] = result.hits;
  const groups = new Map<string, {group: PageGroup; urls: Set<string>}>();
  for (const hit of hits) {
    const path = pathOf(hit.url);
    if (path === undefined) continue;
    const url = path.split('#')[0]!;
    const known = groups.get(url) ?? {group: newGroup(url, hit, shards), urls: new Set<string>()};
    groups.set(url, known);
    if (known.urls.has(path)) continue;
    known.urls.add(path);
    if (known.group.hits.length < options.hitsPerPage) known.group.hits.push(toHit(path, hit));
    else known.group.more++;
  }
  const count = typeof result.nbHits === 'number' ? result.nbHits : hits.length;
  const pages = [...groups.values()].map(({group}) => group);
  return {
    groups: pages.slice(0, options.pages),
    pages: pages.length,
    sections: count,
    isCapped: false,
    source: 'algolia',
  };
}

function newGroup(url: string, {hierarchy, docusaurus_tag: tag}: AlgoliaHit, shards: ShardInfo[]): PageGroup {
  return {
    url,
    title: decode(hierarchy.lvl1 ?? hierarchy.lvl0 ?? url),
    label: shards.find((shard) => shard.tag === tag)?.label ?? '',
    trail: hierarchy.lvl0 ? [decode(hierarchy.lvl0)] : [],
    hits: [],
    more: 0,
    otherVersions: [],
  };
}

function toHit(path: string, hit: AlgoliaHit): Hit {
  const levels = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].filter((level) => hit.hierarchy[level]);
  const shown = levels.length > 0 ? levels : ['lvl1'];
  // oxlint-disable-next-line no-underscore-dangle -- Algolia's names
  const {_highlightResult: highlighted, _snippetResult: cut} = hit;
  const names = shown.map((level) => highlighted?.hierarchy?.[level]?.value ?? hit.hierarchy[level] ?? '');
  return {url: path, title: readMarks(names.join(' › ')), snippet: readMarks(cut?.content?.value ?? ''), code: []};
}

/** Text with marks as fragments. Whatever else looks like markup stays text. */
function readMarks(text: string): Fragment[] {
  return text
    .split(new RegExp(`(${MARK_START}[^${MARK_END}]*${MARK_END})`, 'u'))
    .filter(Boolean)
    .map((part) => ({
      text: decode(part.replace(/[\uE000\uE001]/g, '')),
      isMarked: part.startsWith(MARK_START),
    }));
}

/** A crawler stores text with its entities. */
function decode(text: string): string {
  const characters: Record<string, string> = {'&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&'};
  return text.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => characters[entity]!);
}

/** The address on this site: the index may have been made from another host, such as the published one. */
function pathOf(url: string): string | undefined {
  try {
    const {pathname, hash, protocol} = new URL(url, 'https://site.invalid');
    return /^https?:$/.test(protocol) ? pathname + hash : undefined;
  } catch {
    return undefined;
  }
}

function isHit(value: unknown): value is AlgoliaHit {
  return isRecord(value) && typeof value.url === 'string' && isRecord(value.hierarchy);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
