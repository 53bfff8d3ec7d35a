import {useEffect} from 'react';

/** Ctrl+K, Cmd+K and `/` open the search; the first two also close it. */
export function useShortcut(isOpen: boolean, open: () => void, close: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping = takesText(event.composedPath()[0]);
      if (event.defaultPrevented || !opensSearch(event, isTyping)) return;
      // Where the browser or another control wants the key, it would act as well.
      event.preventDefault();
      if (!isOpen) open();
      else if (event.key !== '/') close();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, open, close]);
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'>;

/** Whether a key press asks for the search: Ctrl+K or Cmd+K anywhere, `/` unless the reader is typing. */
function opensSearch(press: KeyPress, isTyping: boolean): boolean {
  if (press.isComposing || press.altKey) return false;
  const isCommand = press.ctrlKey || press.metaKey;
  if (isCommand) return press.key.toLowerCase() === 'k' && !press.shiftKey;
  return press.key === '/' && !isTyping;
}

/** Whether keys written at an element become text there. */
function takesText(element: EventTarget | null | undefined): boolean {
  if (!(element instanceof HTMLElement)) return false;
  if (element.isContentEditable || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) {
    return true;
  }
  const others = ['button', 'checkbox', 'radio', 'submit', 'reset', 'range', 'color', 'file', 'image'];
  return element instanceof HTMLInputElement && !others.includes(element.type);
}
