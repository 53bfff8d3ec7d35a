import {liteClient} from 'algoliasearch/lite';
import {MARKS, readHits, toSearchResults} from './docsearch-hits';
import type {SearchOptions} from './embedded';
import {hostedSearchFor, type HostedSite} from './hosted-search';
import type {SearchService, Site} from './service';

const MOST_HITS = 60;

/** In the place of `service.ts` where Algolia is configured: Algolia answers, or the index of this site in its outages. */
export function createSearchService(site: Site & {algolia?: HostedSite['algolia'] | undefined}): SearchService {
  const {embedded, attempt, site: hosted} = hostedSearchFor(site);
  const {algolia, language, shards} = hosted;
  const client = liteClient(algolia.appId, algolia.apiKey);
  return {
    ...embedded,
    // The shards are only for an outage.
    warm: () => undefined,
    async search(query, options) {
      const request = toRequest(algolia.indexName, query, options, language);
      const found = await attempt(async () => readHits(await client.search({requests: [request]})), options);
      options.signal?.throwIfAborted();
      return found ? toSearchResults(found, options, shards) : embedded.search(query, options);
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
    ...MARKS,
  };
}
