import {createStorageSlot} from '@docusaurus/theme-common';
import {isGone} from '@site/src/lib/is-gone';
import {isObject, parseJson} from '@site/src/lib/json';

const slotOfTyped = () => createStorageSlot('search-typed', {persistence: 'sessionStorage'});

/** What the page was loaded anew for. */
let resumed: {text: string; isQuestion: boolean} | undefined;

/** Calls back with what the reader had typed, after `loadAnew`. */
export function onLoadedAnew(resume: (typed: string) => void): void {
  const slot = slotOfTyped();
  const kept = parseJson(slot.get() ?? '');
  slot.del();
  if (!isObject(kept) || typeof kept.text !== 'string') return;
  resumed = {text: kept.text, isQuestion: kept.isQuestion === true};
  resume(resumed.text);
}

/**
 * Loads the page again, to open the search there, when the code of the search went with a deployment. It does so once.
 *
 * @param error what the bundler's loader threw
 * @param isQuestion whether the text was asked
 */
export async function loadAnew(error: unknown, text: string, isQuestion = false): Promise<void> {
  // Set by the bundler's loader.
  const {request} = error as {request?: string};
  if (resumed || !request || !(await isGone(request))) return;
  const slot = slotOfTyped();
  slot.set(JSON.stringify({text, isQuestion}));
  // Without storage, the message stays.
  if (slot.get() !== null) window.location.reload();
}

/** Whether the page was loaded anew for this question. */
export const isAskedAnew = (text: string): boolean => resumed?.isQuestion === true && resumed.text === text;

/** It is asked once. */
export function forgetQuestion(): void {
  if (resumed) resumed.isQuestion = false;
}
