/** Replaces the service worker when the site no longer has one: SERVICE_WORKER=off. */
import {isOwnCache} from '../shared/cache-names';

declare const self: ServiceWorkerGlobalScope;

const baseUrl = new URL(self.registration.scope).pathname;

async function leave(): Promise<void> {
  const own = (await caches.keys()).filter((name) => isOwnCache(name, baseUrl));
  await Promise.all(own.map((name) => caches.delete(name)));
  // Open pages keep working: this worker does not handle their requests.
  await self.registration.unregister();
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));
