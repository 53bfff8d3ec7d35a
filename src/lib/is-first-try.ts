/** The key under which a tab keeps the path that it has asked the host for again. */
export const TRIED_PATH = 'tried-path';

/**
 * Returns true if this tab has not yet asked the host for `path` because it had another spelling or no page. Remembers
 * that it does so now, so that no mistake of a host, or of ours, can load a path again and again.
 *
 * The not-found page has the text of this function as a script, so it uses nothing from outside itself.
 *
 * @param key TRIED_PATH
 */
export function isFirstTry(path: string, key: string): boolean {
  try {
    const isFirst = sessionStorage.getItem(key) !== path;
    sessionStorage.setItem(key, path);
    return isFirst;
  } catch {
    // Without storage, a page that this site led to has been tried.
    return !document.referrer.startsWith(location.origin);
  }
}
