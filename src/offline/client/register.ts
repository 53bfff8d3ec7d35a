import siteConfig from '@generated/docusaurus.config';
import {WORKER_FILE} from '../shared/offline-index';
import {Workbox} from 'workbox-window';

const {baseUrl} = siteConfig;

let known: Workbox | undefined;

/** The service worker of the site, as the page sees it; only where the browser has service workers. */
export function workbox(): Workbox {
  return (known ??= new Workbox(baseUrl + WORKER_FILE, {scope: baseUrl}));
}

let registering: Promise<ServiceWorkerRegistration> | undefined;

/**
 * Registers the service worker, once for all that need it.
 *
 * @throws Error when the browser does not let the site have one
 */
export function register(): Promise<ServiceWorkerRegistration> {
  registering ??= registerNow();
  registering.catch(() => (registering = undefined));
  return registering;
}

async function registerNow(): Promise<ServiceWorkerRegistration> {
  const registration = await workbox().register({immediate: true});
  if (!registration) throw new Error('The browser registered no service worker.');
  return registration;
}
