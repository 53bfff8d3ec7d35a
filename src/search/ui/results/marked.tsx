import type {Fragment} from '../../engine/highlight';
import type {ReactNode} from 'react';

/**
 * Text with the words that were searched for. Everything is rendered as text, so no markup in a page can act here. It is a
 * function because dozens of texts change at every key, and a component for each would cost as much again.
 */
export function marked(fragments: Fragment[]): ReactNode[] {
  return fragments.map(({text, isMarked}, position) => {
    // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no other identity
    return isMarked ? <mark key={position}>{text}</mark> : text;
  });
}
