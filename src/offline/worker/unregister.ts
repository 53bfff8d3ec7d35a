/** Takes the place of the service worker where the site has none any more: SERVICE_WORKER=off. */
import {isOwnCache} from '../shared/cache-names';

declare const self: ServiceWorkerGlobalScope;

const baseUrl = new URL(self.registration.scope).pathname;

async function leave(): Promise<void> {
  const own = (await caches.keys()).filter((name) => isOwnCache(name, baseUrl));
  await Promise.all(own.map((name) => caches.delete(name)));
  // Open pages go on without a worker: it has no listener that they would wait for.
  await self.registration.unregister();
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));
