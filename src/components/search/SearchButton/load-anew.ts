import {isGone} from '@site/src/lib/is-gone';

const KEY = 'search-typed';

let isSecondTry = false;

/** Calls back with what the reader had typed, after `loadAnew`. */
export function onLoadedAnew(resume: (typed: string) => void): void {
  try {
    const typed = sessionStorage.getItem(KEY);
    if (typed === null) return;
    sessionStorage.removeItem(KEY);
    isSecondTry = true;
    resume(typed);
  } catch {
    // Without storage nothing was kept.
  }
}

/**
 * Loads the page again, to open the search there, when the code of the search went with a deployment.
 *
 * @param error what the bundler's loader threw
 * @param beforehand keeps what else is needed then
 */
export async function loadAnew(error: unknown, typed: string, beforehand?: () => void): Promise<void> {
  // Set by the bundler's loader.
  const {request} = error as {request?: string};
  if (isSecondTry || !request || !(await isGone(request))) return;
  sessionStorage.setItem(KEY, typed);
  beforehand?.();
  window.location.reload();
}
