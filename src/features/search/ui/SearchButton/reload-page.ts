import {createStorageSlot} from '@docusaurus/theme-common';
import {isGone} from '@site/src/lib/is-gone';

const slotOfTyped = () => createStorageSlot('search-typed', {persistence: 'sessionStorage'});

let isReloaded = false;

/** Calls back once with what the reader had typed when `reloadPage` reloaded the page. */
export function onReloaded(resume: (typed: string) => void): void {
  const slot = slotOfTyped();
  const kept = slot.get();
  if (kept === null) return;
  slot.del();
  isReloaded = true;
  resume(kept);
}

/**
 * Reloads the page and reopens the search there if a deployment removed the search's code. Reloads only once.
 *
 * @param error what the bundler's loader threw
 * @param typed what the reader typed before the search was loaded
 */
export async function reloadPage(error: unknown, typed: string): Promise<void> {
  // Set by the bundler's loader.
  const {request} = error as {request?: string};
  if (isReloaded || !request || !(await isGone(request))) return;
  const slot = slotOfTyped();
  slot.set(typed);
  // Without storage, the message stays.
  if (slot.get() !== null) window.location.reload();
}
