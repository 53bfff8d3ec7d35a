import type {MouseEvent} from 'react';

/**
 * Returns true if a link opens here. The browser handles new tabs and windows, and the search stays open behind them.
 */
export function isPlainClick({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
