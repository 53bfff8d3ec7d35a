import {createEmbeddedSearch, type EmbeddedSearch} from './embedded';
import type {ShardInfo} from './shard';

/** What the search interface needs, whichever service answers. */
export type SearchService = EmbeddedSearch;

export interface Site {
  language: string;
  shards: ShardInfo[];
}

/** Searches the index of this site. If Algolia is configured, the build uses `hosted-service.ts` instead. */
export function createSearchService({shards}: Site): SearchService {
  return createEmbeddedSearch(shards);
}
