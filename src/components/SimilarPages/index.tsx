import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Link from '@docusaurus/Link';
import ErrorFallback from '@site/src/components/ErrorFallback';
import {Suspense, use, type ComponentProps} from 'react';
import {loadSimilar, forgetFailures} from './load-similar';

interface Props {
  /** Pathname without the base URL. */
  wanted: string;
}

/** Links to the existing pages with an address similar to a path that does not exist. Loads the list of pages when it is shown. */
export default function SimilarPages({wanted}: Props) {
  return (
    <ErrorBoundary fallback={showFailure}>
      <Suspense fallback={<p role="status">Looking for pages with a similar address …</p>}>
        <List wanted={wanted} />
      </Suspense>
    </ErrorBoundary>
  );
}

function showFailure({error, tryAgain}: ComponentProps<typeof ErrorFallback>) {
  const askAnew = () => {
    forgetFailures();
    tryAgain();
  };
  return <ErrorFallback error={error} tryAgain={askAnew} />;
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
