import {loadOnce} from '@site/src/components/OnDemand/load-once';
import type {Page} from '@site/src/lib/similar-pages';

/** Loads the list of pages and picks the most similar, once for each path. */
export function loadSimilar(wanted: string): Promise<Page[]> {
  return loadOnce(`similar to ${wanted}`, async () => (await import('./similar-in-list')).similarInList(wanted));
}
