import {createStorageSlot} from '@docusaurus/theme-common';
import {isGone} from '@site/src/lib/is-gone';
import {isObject, parseJson} from '@site/src/lib/json';

/** What a reader typed before the search was loaded. */
export interface Typed {
  text: string;
  /** Whether it was asked as a question. */
  isQuestion: boolean;
}

const slotOfTyped = () => createStorageSlot('search-typed', {persistence: 'sessionStorage'});

let isLoadedAnew = false;

/** Calls back once with what the reader had typed when `loadAnew` reloaded the page. */
export function onLoadedAnew(resume: (typed: Typed) => void): void {
  const slot = slotOfTyped();
  const kept = parseJson(slot.get() ?? '');
  slot.del();
  if (!isObject(kept) || typeof kept.text !== 'string') return;
  isLoadedAnew = true;
  resume({text: kept.text, isQuestion: kept.isQuestion === true});
}

/**
 * Reloads the page and reopens the search there if a deployment removed the search's code. Reloads only once.
 *
 * @param error what the bundler's loader threw
 */
export async function loadAnew(error: unknown, typed: Typed): Promise<void> {
  // Set by the bundler's loader.
  const {request} = error as {request?: string};
  if (isLoadedAnew || !request || !(await isGone(request))) return;
  const slot = slotOfTyped();
  slot.set(JSON.stringify(typed));
  // Without storage, the message stays.
  if (slot.get() !== null) window.location.reload();
}
