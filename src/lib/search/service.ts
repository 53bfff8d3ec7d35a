import {askAgent} from './agent';
import {searchAlgolia, type AlgoliaAccess} from './algolia';
import type {AnswerEvent, Exchange} from './answer';
import {createEmbeddedSearch, type EmbeddedSearch, type SearchOptions} from './embedded';
import type {SearchResults} from './results';
import type {ShardInfo} from './shard';

/** What the search interface needs, whoever answers. */
export interface SearchService extends Pick<EmbeddedSearch, 'warm' | 'suggest'> {
  /** @throws Error when no index answers */
  search: (query: string, options: SearchOptions) => Promise<SearchResults>;
  /** @throws Error when nobody answers, or the answer breaks off */
  ask: (question: string, options: AskOptions) => AsyncGenerator<AnswerEvent>;
}

interface AskOptions {
  tags: string[];
  history: Exchange[];
  signal: AbortSignal;
}

interface Site {
  language: string;
  shards: ShardInfo[];
  algolia?: AlgoliaAccess | undefined;
}

/** The embedded index alone, or Algolia with the embedded index for its outages. */
export function createSearchService(site: Site): SearchService {
  const embedded = createEmbeddedSearch(site.shards);
  const {algolia} = site;
  return {
    // With Algolia, the shards are only for an outage.
    warm: (tags) => (algolia ? undefined : embedded.warm(tags)),
    suggest: embedded.suggest,
    search: algolia ? searchWithFallback(algolia, embedded, site) : embedded.search,
    ask: algolia?.agentId ? askWithFallback(algolia, embedded) : (question, {tags}) => embedded.ask(question, tags),
  };
}

function searchWithFallback(algolia: AlgoliaAccess, embedded: EmbeddedSearch, site: Site): SearchService['search'] {
  return async (query, options) => {
    try {
      return await searchAlgolia(algolia, query, options, site);
    } catch (error) {
      options.signal?.throwIfAborted();
      reportOutage(error);
      return embedded.search(query, options);
    }
  };
}

function askWithFallback(algolia: AlgoliaAccess, embedded: EmbeddedSearch): SearchService['ask'] {
  return async function* ask(question, options) {
    let hasBegun = false;
    try {
      for await (const event of askAgent(algolia, {question, ...options})) {
        hasBegun ||= event.type === 'text';
        yield event;
      }
    } catch (error) {
      // Half an answer of a model and half a quotation would be neither.
      if (hasBegun || options.signal.aborted) throw error;
      reportOutage(error);
      yield* embedded.ask(question, options.tags);
    }
  };
}

function reportOutage(error: unknown): void {
  console.warn('The hosted search did not answer; this site answers from its own index.', error);
}
