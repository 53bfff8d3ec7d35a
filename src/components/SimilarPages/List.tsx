import Link from '@docusaurus/Link';
import {useMemo} from 'react';
import {similarInList} from './similar-in-list';

/** The pages with an address similar to this path. Loaded when it is shown: it comes with the list of all pages. */
export default function List({wanted}: {wanted: string}) {
  const found = useMemo(() => similarInList(wanted), [wanted]);
  if (found.length === 0) return <p>No page has a similar address.</p>;
  return (
    <>
      <h2>Did you mean</h2>
      <ul>
        {found.map(({path, title, scope}) => (
          <li key={path}>
            <Link to={path}>{title}</Link> ({scope})
          </li>
        ))}
      </ul>
    </>
  );
}
