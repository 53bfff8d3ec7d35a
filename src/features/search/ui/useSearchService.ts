import {createSearchService, type SearchService} from '@site/src/features/search/engine/service';
import type {SearchData} from '../indexing';
import {useSearchData} from './useSearchScope';

let service: SearchService | undefined;

/** The one service for every search on the site, so that a shard is loaded only once. */
export function serviceFor(data: SearchData): SearchService {
  return (service ??= createSearchService(data));
}

export function useSearchService(): SearchService {
  return serviceFor(useSearchData());
}
