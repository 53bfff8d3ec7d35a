import {useLayoutEffect, useState} from 'react';

/**
 * Keeps what the reader types after opening the search and before its field is there, on a slow connection.
 *
 * @param isWaiting whether the search is open and its code still on the way
 * @param onEscape called when the reader gives up waiting
 * @returns the text so far
 */
export function useEarlyKeys(isWaiting: boolean, onEscape: () => void): string {
  const [typed, setTyped] = useState('');

  // In the moment when the field is there, keys are its own: an effect after that would still take the first.
  useLayoutEffect(() => {
    if (!isWaiting) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') {
        setTyped('');
        onEscape();
      } else if (event.key === 'Backspace') setTyped((text) => text.slice(0, -1));
      else if (event.key.length === 1) setTyped((text) => text + event.key);
      else return;
      // The page behind must not scroll or follow a link meanwhile.
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isWaiting, onEscape]);

  return typed;
}
