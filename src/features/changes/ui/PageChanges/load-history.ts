import {historyPath, type PageHistory} from '../../page-history';
import {loadOnce} from '@site/src/components/OnDemand/load-once';

/** Loads the changes of a page, once; rejects if they cannot be loaded. */
export function loadHistory(permalink: string): Promise<PageHistory> {
  const path = historyPath(permalink);
  return loadOnce(path, async () => {
    const response = await fetch(path);
    if (!response.ok) throw new Error('Couldn’t load the changes on this page.');
    return response.json() as Promise<PageHistory>;
  });
}
