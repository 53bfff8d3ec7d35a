import {opensSearch, takesText} from '../../engine/shortcut';
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
