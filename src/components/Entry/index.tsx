import {plainId} from '@site/src/lib/entry-id';
import {Children, type ReactNode} from 'react';

interface Props {
  /** Beginning of the name that the heading says as well, with its dot: it is there for who copies or listens. */
  of?: string;
  name: string;
  /** Where the name leads, unless it follows from the name. */
  id?: string;
  /** Whether a heading has this id: the entry is explained there. */
  isHeading?: string;
  /** The facts in the line of the name; at last a `dd`, the description. */
  children: ReactNode;
}

/** An entry of a list: in the script of a page it is half of what its elements would be. See src/remark/reference-tables. */
export default function Entry({of = '', name, id = plainId(of + name), isHeading, children}: Props) {
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
