import siteConfig from '@generated/docusaurus.config';
import {WORKER_FILE} from '../shared/offline-index';

/**
 * Registers the service worker, unless it is registered already. Call it only if the browser supports service workers.
 *
 * @throws Error when the browser does not allow the site a service worker
 */
export async function register(): Promise<ServiceWorkerRegistration> {
  // A browser that refuses storage refuses a worker, too, and Firefox reports the attempt as an error of the page. Where
  // storage is blocked, this throws.
  void window.localStorage;
  const {baseUrl} = siteConfig;
  return navigator.serviceWorker.register(baseUrl + WORKER_FILE, {scope: baseUrl});
}
