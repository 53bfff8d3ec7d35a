import {entryId, type NamedEntry} from '@site/src/lib/entry-id';
import {Children, type ReactNode} from 'react';

/** The beginning of the name stands in the heading as well, and is there for who copies or listens. */
interface Props extends NamedEntry {
  /** Whether a heading has this id: the entry is explained there. */
  isHeading?: string;
  /** The facts in the line of the name; at last a `dd`, the description. */
  children: ReactNode;
}

/** An entry of a list: in the script of a page it is half of what its elements would be. See src/remark/reference-tables. */
export default function Entry({isHeading, children, ...entry}: Props) {
  const {of, name} = entry;
  const id = entryId(entry);
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
