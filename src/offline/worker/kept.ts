import type {WorkboxPlugin} from 'workbox-core';
import {cacheNames} from '../shared/cache-names';
import type {SavedRecord} from '../shared/offline-index';
import {plainAddress} from '../../lib/plain-address';
import {savedCaches} from '../shared/saved-caches';

declare const self: ServiceWorkerGlobalScope;

export const baseUrl = new URL(self.registration.scope).pathname;
export const names = cacheNames(baseUrl);

/** Hosts vary what they send by how it is compressed, which a cache does not do. */
export const matchOptions: CacheQueryOptions = {ignoreSearch: true, ignoreVary: true};

/** Where the title of a kept page is, so that a list of titles reads no page. */
export const TITLE_HEADER = 'x-page-title';

const dateOf = (response: Response | undefined) => Date.parse(response?.headers.get('date') ?? '') || 0;

/** The caches of versions that are whole, the one saved last first. */
async function wholeVersions(): Promise<{cache: Cache; record: SavedRecord}[]> {
  const saved = await savedCaches(baseUrl);
  return saved.toReversed().flatMap(({cache, record}) => (record ? [{cache, record}] : []));
}

/** A copy in one of the saved versions. */
async function savedCopy(request: RequestInfo): Promise<Response | undefined> {
  for (const {cache} of await wholeVersions()) {
    const copy = await cache.match(request, matchOptions);
    if (copy) return copy;
  }
  return undefined;
}

/** The newer one of a copy that was read and one that was saved. */
async function newerOf(read: Response | undefined, request: RequestInfo): Promise<Response | undefined> {
  const saved = await savedCopy(request);
  return saved && dateOf(saved) > dateOf(read) ? saved : (read ?? saved);
}

/** What there is of a page. */
export async function copyOfPage(address: string): Promise<Response | undefined> {
  const key = plainAddress(address);
  return newerOf(await caches.match(key, {...matchOptions, cacheName: names.pages}), key);
}

/** Lets what was saved stand in for what was read. */
export const orSaved: WorkboxPlugin = {
  cachedResponseWillBeUsed: ({cachedResponse, request}) => newerOf(cachedResponse, request),
};

/** The same for files of which all copies are equal. */
export const orSavedIfMissing: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({cachedResponse, request}) => cachedResponse ?? (await savedCopy(request)) ?? null,
};

/** What is on the device, as links. */
export async function listKept() {
  const saved = await wholeVersions();
  const cache = await caches.open(names.pages);
  const pages = await Promise.all(
    (await cache.keys()).map(async (key) => {
      const copy = await cache.match(key, matchOptions);
      const title = decodeURIComponent(copy?.headers.get(TITLE_HEADER) ?? '');
      return {address: new URL(key.url).pathname, title, date: dateOf(copy)};
    }),
  );
  return {
    versions: saved.map(({record}) => ({address: record.start, title: record.label})),
    pages: pages.filter(({title}) => title).toSorted((a, b) => b.date - a.date),
  };
}

/** Pages are kept under their plain address. */
export const plainKey: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({request}) => new Request(plainAddress(request.url)),
};
