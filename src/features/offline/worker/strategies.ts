import type {WorkboxPlugin} from 'workbox-core';
import {ExpirationPlugin} from 'workbox-expiration';
import {CacheFirst, NetworkFirst, type Strategy} from 'workbox-strategies';
import {filesInPage, titleOfPage} from '../shared/files-in-page';
import {decodedHeaders} from '../shared/decoded-headers';
import type {KeepMessage} from '../shared/messages';
import {baseUrl, matchOptions, names, orSaved, orSavedIfMissing, plainKey, TITLE_HEADER} from './stored-copies';

declare const self: ServiceWorkerGlobalScope;
/** Folders whose files have a hash in their name, filled in by src/features/offline/node. */
declare const HASHED_FOLDERS: readonly string[];

/** The number of pages and files to keep; the least recently used go first. A page has about 15 files. */
const LIMITS = {pages: 200, hashed: 3000, other: 300};
/** Seconds to wait for a slow network before falling back to a stored copy. */
const PATIENCE = 4;

const limit = (maxEntries: number) => new ExpirationPlugin({maxEntries, matchOptions, purgeOnQuotaError: true});

const hashed = new CacheFirst({
  cacheName: names.hashed,
  matchOptions,
  plugins: [limit(LIMITS.hashed), orSavedIfMissing],
});

const other = new NetworkFirst({
  cacheName: names.other,
  matchOptions,
  networkTimeoutSeconds: PATIENCE,
  plugins: [limit(LIMITS.other), orSaved],
});

/** The strategy for a file that is not a page. */
export function fileStrategy(path: string): Strategy {
  return HASHED_FOLDERS.some((folder) => path.startsWith(`${baseUrl}${folder}/`)) ? hashed : other;
}

/** Stores a page only when it was read, and only after all files that its HTML names, so that their builds match. */
const whole: WorkboxPlugin = {
  async cacheWillUpdate({response, event}) {
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    if (event?.type !== 'message' || response.status !== 200 || response.redirected || !isPage) return null;
    const html = await response.clone().text();
    await Promise.all(filesInPage(html).map((path) => keep(fileStrategy(path), path, event)));
    const headers = decodedHeaders(response);
    headers.set(TITLE_HEADER, encodeURIComponent(titleOfPage(html)));
    return new Response(response.body, {headers});
  },
};

export const pages = new NetworkFirst({
  cacheName: names.pages,
  matchOptions,
  networkTimeoutSeconds: PATIENCE,
  plugins: [plainKey, whole, limit(LIMITS.pages), orSaved],
});

async function keep(strategy: Strategy, path: string, event: ExtendableEvent, cache: RequestCache = 'force-cache') {
  const request = new Request(new URL(path, self.location.origin), {cache});
  const [response, done] = strategy.handleAll({event, request});
  const {ok, status} = await response;
  await done;
  if (!ok) throw new Error(`${path} answered ${status}.`);
}

/** Stores what a reader has read, from the browser's own cache if possible. */
export async function keepRead({pages: read, files, areLoaded}: KeepMessage, event: ExtendableEvent): Promise<void> {
  // A request that fails now may succeed next time.
  await Promise.allSettled([
    ...read.map((path) => keep(pages, path, event, areLoaded ? 'force-cache' : 'no-cache')),
    ...files.map((path) => keep(fileStrategy(path), path, event)),
  ]);
}
