/** The service worker of the site; ../README.md describes what it does and does not do. */
import {enable as enableNavigationPreload} from 'workbox-navigation-preload';
import {NavigationRoute, registerRoute, setCatchHandler} from 'workbox-routing';
import {isFormerCache} from '../shared/cache-names';
import type {Message} from '../shared/messages';
import {OFFLINE_FOLDER, WORKER_FILE} from '../shared/offline-index';
import {baseUrl, copyOfPage, listStored} from './stored-copies';
import {offlinePage, offlinePolicy} from './offline-page';
import {fileStrategy, keepRead, pages} from './strategies';

declare const self: ServiceWorkerGlobalScope;
/** The build of this worker, filled in by src/features/offline/node. */
declare const BUILD: string;

registerRoute(
  new NavigationRoute(async (options) => {
    const response = await pages.handle(options);
    // A host that is down may still answer with an error.
    return response.status < 500 ? response : ((await copyOfPage(options.request.url)) ?? response);
  }),
);

registerRoute(
  ({sameOrigin, request, url}) => {
    // The worker ignores its own files, and requests that bypass every cache.
    const isOwn = url.pathname === baseUrl + WORKER_FILE || url.pathname.startsWith(`${baseUrl}${OFFLINE_FOLDER}/`);
    return sameOrigin && url.pathname.startsWith(baseUrl) && request.cache !== 'no-store' && !isOwn;
  },
  (options) => fileStrategy(options.url.pathname).handle(options),
);

setCatchHandler(async ({request}) => {
  if (request.mode !== 'navigate') return Response.error();
  const nonce = crypto.randomUUID();
  const headers = {'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': offlinePolicy(nonce)};
  return new Response(offlinePage({nonce, ...(await listStored())}), {status: 503, statusText: 'Offline', headers});
});

enableNavigationPreload();

async function removeFormerCaches(): Promise<void> {
  const former = (await caches.keys()).filter((name) => isFormerCache(name, baseUrl));
  await Promise.all(former.map((name) => caches.delete(name)));
}

self.addEventListener('activate', (event) => event.waitUntil(removeFormerCaches()));

// A new worker waits until the reader asks for it or closes all pages of the site.
self.addEventListener('message', (event) => {
  const message = event.data as Message;
  if (message.type === 'SKIP_WAITING') void self.skipWaiting();
  else if (message.type === 'BUILD') event.ports[0]?.postMessage(BUILD);
  else event.waitUntil(keepRead(message, event).then(() => event.ports[0]?.postMessage('done')));
});
