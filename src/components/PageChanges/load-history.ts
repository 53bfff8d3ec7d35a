import {historyPath, type PageHistory} from '@site/src/lib/versions/page-history';

const histories = new Map<string, Promise<PageHistory>>();

/** Loads what changed in a page, once; every call gets the same promise, as `use` requires. A failure is not kept. */
export function loadHistory(permalink: string): Promise<PageHistory> {
  const path = historyPath(permalink);
  const known = histories.get(path);
  if (known) return known;
  const loading = fetch(path).then((response) => {
    if (!response.ok) throw new Error('The changes of this page could not be loaded.');
    return response.json() as Promise<PageHistory>;
  });
  histories.set(path, loading);
  // Forgotten late enough for React to have seen the failure.
  loading.catch(() => setTimeout(() => histories.delete(path), 1000));
  return loading;
}
