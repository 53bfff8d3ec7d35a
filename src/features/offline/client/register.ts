import siteConfig from '@generated/docusaurus.config';
import {WORKER_FILE} from '../shared/offline-index';

/**
 * Registers the service worker, unless it is registered already. Call it only if the browser supports service workers.
 *
 * @throws Error when the browser does not allow the site a service worker
 */
export function register(): Promise<ServiceWorkerRegistration> {
  const {baseUrl} = siteConfig;
  return navigator.serviceWorker.register(baseUrl + WORKER_FILE, {scope: baseUrl});
}
