import type {Fragment} from '../../engine/highlight';
import type {ReactNode} from 'react';

/**
 * Text with the query's words marked. Everything is rendered as text, so markup in a page has no effect here. It is a
 * function because dozens of texts change on every keystroke, and a component for each would double the cost.
 *
 * No piece is bare text: a translator takes such text from where React left it, and React could not remove it then.
 */
export function marked(fragments: Fragment[]): ReactNode[] {
  return fragments.map(({text, isMarked}, position) => {
    const Piece = isMarked ? 'mark' : 'span';
    // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no other identity
    return <Piece key={position}>{text}</Piece>;
  });
}
