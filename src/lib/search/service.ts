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
  place?: string | undefined;
  history: Exchange[];
  signal: AbortSignal;
}

interface Site {
  language: string;
  shards: ShardInfo[];
  algolia?: AlgoliaAccess | undefined;
}

/** Silence of the hosted search after which this site gets ready to answer, and after which it answers. In milliseconds. */
const UNEASY = 250;
const SILENT = 550;

/** For how long this site answers at once after an outage. */
const OUTAGE = 180_000;

/** The embedded index alone, or Algolia with the embedded index for its outages. */
export function createSearchService(site: Site): SearchService {
  const embedded = createEmbeddedSearch(site.shards);
  const {algolia} = site;
  return {
    // With Algolia, the shards are only for an outage.
    warm: (tags) => (algolia ? undefined : embedded.warm(tags)),
    suggest: embedded.suggest,
    search: algolia ? searchWithFallback(algolia, embedded, site) : embedded.search,
    ask: algolia?.agentId
      ? askWithFallback(algolia, embedded)
      : (question, {tags, place}) => embedded.ask(question, tags, place),
  };
}

function searchWithFallback(algolia: AlgoliaAccess, embedded: EmbeddedSearch, site: Site): SearchService['search'] {
  let outageUntil = 0;

  return async (query, options) => {
    if (Date.now() < outageUntil) return embedded.search(query, options);
    const uneasy = setTimeout(() => embedded.warm(options.tags), UNEASY);
    const silence = AbortSignal.timeout(SILENT);
    const signal = options.signal ? AbortSignal.any([options.signal, silence]) : silence;
    try {
      return await searchAlgolia(algolia, query, {...options, signal}, site);
    } catch (error) {
      options.signal?.throwIfAborted();
      outageUntil = Date.now() + OUTAGE;
      reportOutage(error);
      return embedded.search(query, options);
    } finally {
      clearTimeout(uneasy);
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
      yield* embedded.ask(question, options.tags, options.place);
    }
  };
}

function reportOutage(error: unknown): void {
  console.warn('The hosted search did not answer; this site answers from its own index.', error);
}
