import type {DocSearchModalProps} from '@docsearch/react/modal';
import {readHits, toAlgoliaHits, toDocSearchHit, type FoundHits} from './docsearch-hits';
import type {HostedSearch} from './hosted-search';

type TransformClient = NonNullable<DocSearchModalProps['transformSearchClient']>;
type Client = Parameters<TransformClient>[0];

interface Scope {
  tags: string[];
  place: string | undefined;
  /** What pages that stand in no group of the sidebar are listed under. */
  rootName: string;
  /** Origin of the site, as in the records that are uploaded. */
  origin: string;
}

/** What is told of an answer: undefined stands for a failure. */
export type OnAnswer = (query: string, count: number | undefined) => void;

const AMOUNT = {pages: 10, hitsPerPage: 3, snippetLength: 130};

/** How long the message that nothing was found waits for what to try instead. */
const SUGGESTIONS = 1000;

/**
 * Makes DocSearch's client one that answers from the index of this site when the service does not. Its answers also have
 * what src/plugins/hosted-search/patches.ts makes DocSearch read: suggestions where nothing was found, and whether
 * nobody could be asked.
 */
export function withFallback({embedded, attempt}: HostedSearch, scope: Scope, onAnswer: OnAnswer): TransformClient {
  return (client) => {
    const searchHere = async (query: string): Promise<FoundHits> => {
      const results = await embedded.search(query, {...AMOUNT, ...scope});
      return {hits: toAlgoliaHits(results, scope), count: results.sections};
    };
    const search = async (...parameters: Parameters<Client['search']>) => {
      const {indexName, query = ''} = requestOf(parameters);
      const found = await attempt(async () => readHits(await client.search(...parameters)), scope)
        .then((hits) => hits ?? searchHere(query))
        .catch(reportFailure);
      const hits = found?.hits.flatMap((hit) => toDocSearchHit(hit) ?? []) ?? [];
      const isEmpty = found !== undefined && hits.length === 0;
      const searchSuggestions = isEmpty ? await suggest(query) : [];
      onAnswer(query, found?.count);
      return {
        results: [{index: indexName, query, hits, nbHits: found?.count ?? 0, searchSuggestions, hasFailed: !found}],
      };
    };
    const suggest = (query: string): Promise<string[]> =>
      Promise.race([
        embedded.suggest(query, scope.tags).catch(() => []),
        new Promise<string[]>((resolve) => setTimeout(() => resolve([]), SUGGESTIONS)),
      ]);
    return {...client, search};
  };
}

function reportFailure(error: unknown): undefined {
  console.warn('The search failed.', error);
}

function requestOf([asked]: Parameters<Client['search']>): {indexName: string; query?: string} {
  const [request] = Array.isArray(asked) ? asked : asked.requests;
  return request as {indexName: string; query?: string};
}
