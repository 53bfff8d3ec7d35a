import {createSearchService, type SearchService} from '@site/src/search/engine/service';
import type {SearchData} from '../indexing';
import {useSearchData} from './useSearchScope';

const services = new WeakMap<SearchData, SearchService>();

/** One service for all that search on the page, so that a shard is loaded once. */
export function serviceFor(data: SearchData): SearchService {
  const known = services.get(data);
  if (known) return known;
  const service = createSearchService(data);
  services.set(data, service);
  return service;
}

export function useSearchService(): SearchService {
  return serviceFor(useSearchData());
}
