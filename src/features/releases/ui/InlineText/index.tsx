import Link from '@docusaurus/Link';
import type {Inline} from '../../release';
import {createElement, Fragment, type ReactNode} from 'react';

/** Running text of a release note: text, code, emphasis, and links; nothing is interpreted as HTML. */
export default function InlineText({text}: {text: Inline[]}): ReactNode {
  // Spread, because the pieces have nothing to use as a key and never change places.
  return createElement(Fragment, null, ...text.map(render));
}

function render(inline: Inline): ReactNode {
  if (typeof inline === 'string') return inline;
  if ('code' in inline) return <code>{inline.code}</code>;
  if ('strong' in inline) return <strong>{<InlineText text={inline.strong} />}</strong>;
  if ('emphasis' in inline) return <em>{<InlineText text={inline.emphasis} />}</em>;
  return (
    <Link to={inline.link}>
      <InlineText text={inline.text} />
    </Link>
  );
}
