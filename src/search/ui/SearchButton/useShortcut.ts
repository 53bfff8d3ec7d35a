import {useEffect} from 'react';

/** Ctrl+K, Cmd+K and `/` open the search; the first two also close it. */
export function useShortcut(isOpen: boolean, open: () => void, close: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !opensSearch(event)) return;
      // Otherwise the browser or another control might act on the key as well.
      event.preventDefault();
      if (!isOpen) open();
      else if (event.key !== '/') close();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, open, close]);
}

/** Whether a key press asks for the search: Ctrl+K or Cmd+K anywhere, `/` unless the reader is typing. */
function opensSearch(event: KeyboardEvent): boolean {
  if (event.isComposing || event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k' && !event.shiftKey;
  return event.key === '/' && !takesText(event.composedPath()[0]);
}

const WITHOUT_TEXT = new Set(['button', 'checkbox', 'radio', 'submit', 'reset', 'range', 'color', 'file', 'image']);

/** Whether an element takes typed keys as input. */
function takesText(element: EventTarget | undefined): boolean {
  if (element instanceof HTMLInputElement) return !WITHOUT_TEXT.has(element.type);
  return element instanceof HTMLElement && (element.isContentEditable || element.matches('textarea, select'));
}
