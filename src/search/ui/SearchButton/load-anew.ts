import {createStorageSlot} from '@docusaurus/theme-common';
import {isGone} from '@site/src/lib/is-gone';
import {isObject, parseJson} from '@site/src/lib/json';

/** What a reader wrote before the search was there. */
export interface Typed {
  text: string;
  /** Whether it was asked. */
  isQuestion: boolean;
}

const slotOfTyped = () => createStorageSlot('search-typed', {persistence: 'sessionStorage'});

let isLoadedAnew = false;

/** Calls back with what the reader had typed when `loadAnew` took the page away; once. */
export function onLoadedAnew(resume: (typed: Typed) => void): void {
  const slot = slotOfTyped();
  const kept = parseJson(slot.get() ?? '');
  slot.del();
  if (!isObject(kept) || typeof kept.text !== 'string') return;
  isLoadedAnew = true;
  resume({text: kept.text, isQuestion: kept.isQuestion === true});
}

/**
 * Loads the page again, to open the search there, when the code of the search went with a deployment. It does so once.
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
