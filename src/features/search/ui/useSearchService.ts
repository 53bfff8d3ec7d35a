import {createEmbeddedSearch, type SearchService} from '../engine/embedded';
import type {SearchData} from '../node';
import {useSearchData} from './useSearchScope';

let service: SearchService | undefined;

/** The one service for every search on the site, so that a shard is loaded only once. */
export function serviceFor(data: SearchData): SearchService {
  return (service ??= createService(data));
}

/** With Algolia configured, it searches; questions and suggestions are still answered from the index of this site. */
function createService({algolia, language, shards}: SearchData): SearchService {
  const embedded = createEmbeddedSearch(shards);
  if (!algolia) return embedded;
  return {
    ...embedded,
    warm: () => undefined,
    async search(query, options) {
      if (!navigator.onLine) return embedded.search(query, options);
      const {searchAlgolia} = await import(/* webpackChunkName: "search-hosted-service" */ '../hosted/search-algolia');
      return searchAlgolia(query, options, {algolia, language, shards});
    },
  };
}

export function useSearchService(): SearchService {
  return serviceFor(useSearchData());
}
