import WithCode from '@site/src/components/WithCode';
import {describeChange} from '@site/src/lib/versions/describe-change';
import type {PageChange} from '@site/src/lib/versions/page-history';

/** A change in a line, with a link to its section where the page has it. */
export default function ChangeItem({change}: {change: PageChange}) {
  const {before, after} = describeChange(change);
  const name = <code>{change.name}</code>;
  return (
    <li>
      {before}
      {change.anchor ? <a href={`#${change.anchor}`}>{name}</a> : name}
      <WithCode text={after} />
    </li>
  );
}
