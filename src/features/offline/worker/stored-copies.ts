import type {WorkboxPlugin} from 'workbox-core';
import {cacheNames} from '../shared/cache-names';
import {canonicalPath} from '../../../lib/canonical-path';
import type {SavedRecord} from '../shared/offline-index';
import {savedCaches} from '../shared/saved-caches';

declare const self: ServiceWorkerGlobalScope;

export const baseUrl = new URL(self.registration.scope).pathname;
export const names = cacheNames(baseUrl);

/** Hosts send `Vary` because of compression, which does not matter to a cache. */
export const matchOptions: CacheQueryOptions = {ignoreSearch: true, ignoreVary: true};

/** Holds the title of a stored page, so that listing titles does not have to read the pages. */
export const TITLE_HEADER = 'x-page-title';

/** The address that a page is stored under: the canonical one, without query and hash. */
function plainAddress(address: string): string {
  const {origin, pathname} = new URL(address);
  return origin + canonicalPath(pathname);
}

const dateOf = (response: Response | undefined) => Date.parse(response?.headers.get('date') ?? '') || 0;

/** The caches of completely saved versions, newest first. */
async function wholeVersions(): Promise<{cache: Cache; record: SavedRecord}[]> {
  const saved = await savedCaches(baseUrl);
  return saved.toReversed().flatMap(({cache, record}) => (record ? [{cache, record}] : []));
}

/** Finds a copy in the saved versions. */
async function savedCopy(request: RequestInfo): Promise<Response | undefined> {
  for (const {cache} of await wholeVersions()) {
    const copy = await cache.match(request, matchOptions);
    if (copy) return copy;
  }
  return undefined;
}

/** Picks the newer of two copies: the one from reading, and the one in a saved version. */
async function newerOf(read: Response | undefined, request: RequestInfo): Promise<Response | undefined> {
  const saved = await savedCopy(request);
  return saved && dateOf(saved) > dateOf(read) ? saved : (read ?? saved);
}

/** The newest copy of a page on the device, if any. */
export async function copyOfPage(address: string): Promise<Response | undefined> {
  const key = plainAddress(address);
  return newerOf(await caches.match(key, {...matchOptions, cacheName: names.pages}), key);
}

/** Uses the copy in a saved version if it is newer, or the only one. */
export const orSaved: WorkboxPlugin = {
  cachedResponseWillBeUsed: ({cachedResponse, request}) => newerOf(cachedResponse, request),
};

/** The same for files whose copies are all identical, so the saved versions are only a fallback. */
export const orSavedIfMissing: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({cachedResponse, request}) => cachedResponse ?? (await savedCopy(request)) ?? null,
};

/** Lists the saved versions and the pages on the device, as links. */
export async function listStored() {
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

/** Stores pages under their plain address. */
export const plainKey: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({request}) => new Request(plainAddress(request.url)),
};
