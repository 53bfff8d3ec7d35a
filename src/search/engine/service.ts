import {createEmbeddedSearch, type EmbeddedSearch} from './embedded';
import type {ShardInfo} from './shard';

/** What the search interface needs, whoever answers. */
export type SearchService = EmbeddedSearch;

export interface Site {
  language: string;
  shards: ShardInfo[];
}

/** The index of this site. Where Algolia is configured, the build takes `hosted-service.ts` instead. */
export function createSearchService({shards}: Site): SearchService {
  return createEmbeddedSearch(shards);
}
