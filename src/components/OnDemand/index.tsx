import ErrorBoundary from '@docusaurus/ErrorBoundary';
import ErrorFallback from '@site/src/components/ErrorFallback';
import {Suspense, type ComponentProps, type ReactNode} from 'react';
import {forgetFailures} from './load-once';

interface Props {
  /** What is said while it comes. */
  waiting?: string;
  children: ReactNode;
}

/** Around what `loadOnce` loads: a word while it comes, and another try when it does not. */
export default function OnDemand({waiting = 'Loading …', children}: Props) {
  return (
    <ErrorBoundary fallback={showFailure}>
      <Suspense fallback={<p role="status">{waiting}</p>}>{children}</Suspense>
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
