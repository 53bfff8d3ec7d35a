import {isComposing} from '@site/src/lib/is-composing';
import {useLayoutEffect} from 'react';

/** Ctrl+K, Cmd+K and `/` open the search; the first two also close it. */
export function useShortcut(isOpen: boolean, open: () => void, close: () => void): void {
  // Not an effect after painting: a key pressed right after the search has closed would not open it again.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !opensSearch(event)) return;
      // Otherwise the browser or another control might act on the key as well.
      event.preventDefault();
      if (!isOpen) open();
      else if (event.ctrlKey || event.metaKey) close();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, open, close]);
}

/** Returns true if a key press asks for the search: Ctrl+K or Cmd+K anywhere, `/` unless the reader is typing. */
function opensSearch(event: KeyboardEvent): boolean {
  if (isComposing(event) || event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return letterOf(event) === 'k' && !event.shiftKey;
  return isSlash(event) && !takesText(event.composedPath()[0]);
}

/** The Latin letter of a key, which a keyboard of another alphabet has as well: Cyrillic `л` is on the key of `k`. */
function letterOf({key, code}: KeyboardEvent): string {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : hasOtherLetter(key) ? code.replace(/^Key/, '').toLowerCase() : '';
}

/** The same for the key that has a slash where letters are Latin; some alphabets have a letter there. */
function isSlash({key, code, shiftKey}: KeyboardEvent): boolean {
  return key === '/' || key === '／' || (code === 'Slash' && !shiftKey && hasOtherLetter(key));
}

/** A letter that is not Latin; the name of a key, such as `Enter`, is longer. */
const hasOtherLetter = (key: string) => /^[^\p{Script=Latin}]$/u.test(key) && /^\p{L}$/u.test(key);

const WITHOUT_TEXT = new Set(['button', 'checkbox', 'radio', 'submit', 'reset', 'range', 'color', 'file', 'image']);

/** Returns true if an element takes typed keys as input. */
function takesText(element: EventTarget | undefined): boolean {
  if (element instanceof HTMLInputElement) return !WITHOUT_TEXT.has(element.type);
  return element instanceof HTMLElement && (element.isContentEditable || element.matches('textarea, select'));
}
