import Link from '@docusaurus/Link';
import {readCodeText, type Inline, type InlineText as Text} from '@site/src/lib/inline-text';
import {createElement, Fragment, type ReactNode} from 'react';

/** Running text, or a string with backticks around code. Nothing in it is interpreted as HTML. */
export default function InlineText({text}: {text: Text | string}): ReactNode {
  const pieces: Text = typeof text === 'string' ? readCodeText(text) : text;
  // Spread, because the pieces have nothing to use as a key and never change places.
  return createElement(Fragment, null, ...pieces.map(render));
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
