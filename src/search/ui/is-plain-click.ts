import type {MouseEvent} from 'react';

/** Whether a link is to be followed here. A new tab or window is the browser's business, and the search stays open behind it. */
export function isPlainClick({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
