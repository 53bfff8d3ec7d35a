import Link from '@docusaurus/Link';
import OnDemand from '@site/src/components/OnDemand';
import {use} from 'react';
import {loadSimilar} from './load-similar';

interface Props {
  /** Pathname without the base URL. */
  wanted: string;
}

/** Links to the existing pages with an address similar to a path that does not exist. Loads the list of pages when it is shown. */
export default function SimilarPages({wanted}: Props) {
  return (
    <OnDemand waiting="Looking for pages with a similar address …">
      <List wanted={wanted} />
    </OnDemand>
  );
}

function List({wanted}: Props) {
  const found = use(loadSimilar(wanted));
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
