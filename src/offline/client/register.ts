import siteConfig from '@generated/docusaurus.config';
import {WORKER_FILE} from '../shared/offline-index';

/**
 * Registers the service worker of the site, or finds it registered; only where the browser has service workers.
 *
 * @throws Error when the browser does not let the site have one
 */
export function register(): Promise<ServiceWorkerRegistration> {
  const {baseUrl} = siteConfig;
  return navigator.serviceWorker.register(baseUrl + WORKER_FILE, {scope: baseUrl});
}
