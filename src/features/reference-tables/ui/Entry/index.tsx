import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {entryId, type NamedEntry} from '@site/src/lib/entry-id';
import {Children, type ReactNode} from 'react';

/** `of`, the beginning of the name, is also in the heading; here it is for copying and for screen readers. */
interface Props extends NamedEntry {
  /** Set if a heading has this id and explains the entry. */
  isHeading?: string;
  /** The facts on the name's line, then a `dd` with the description. */
  children: ReactNode;
}

/** A list entry; it takes half the bytes of its elements in a page's script. See src/features/reference-tables/node. */
export default function Entry({isHeading, children, ...entry}: Props) {
  const {of, name} = entry;
  const id = entryId(entry);
  // Docusaurus only knows the anchors of headings by itself.
  useBrokenLinks().collectAnchor(id);
  const facts = Children.toArray(children);
  const description = facts.pop();
  return (
    <>
      <dt id={isHeading ? undefined : id}>
        <a href={`#${id}`}>
          <code>
            {of && <i>{of}</i>}
            {name}
          </code>
        </a>
        {facts}
      </dt>
      {description}
    </>
  );
}
