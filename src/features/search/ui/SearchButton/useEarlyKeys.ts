import {isComposing} from '@site/src/lib/is-composing';
import {useLayoutEffect, type Dispatch, type SetStateAction} from 'react';

/**
 * Keeps what the reader types after opening the search and before its field appears on a slow connection.
 *
 * @param isWaiting whether the search is open and its code still loading
 * @param onEscape called when the reader gives up waiting
 */
export function useEarlyKeys(
  isWaiting: boolean,
  setTyped: Dispatch<SetStateAction<string>>,
  onEscape: () => void,
): void {
  // A layout effect, since keys belong to the field once it appears: a later effect would still take the first one.
  useLayoutEffect(() => {
    if (!isWaiting) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') onEscape();
      else if (event.key === 'Backspace') setTyped((text) => text.slice(0, -1));
      else if (event.key.length === 1) setTyped((text) => text + event.key);
      else return;
      // The page behind must not scroll or follow a link in the meantime.
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isWaiting, setTyped, onEscape]);
}
