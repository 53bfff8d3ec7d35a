import ErrorBoundary from '@docusaurus/ErrorBoundary';
import ErrorFallback from '@site/src/components/ErrorFallback';
import {Suspense, use, type ComponentProps, type ComponentType, type ReactNode} from 'react';
import {forgetFailures, loadOnce} from './load-once';

interface Props {
  /** Message while it loads. */
  label?: string;
  children: ReactNode;
}

/** Wraps what `loadOnce` loads: shows a message while it loads, and a retry button if it fails. */
export default function OnDemand({label = 'Loading…', children}: Props) {
  return (
    <ErrorBoundary fallback={showFailure}>
      <Suspense fallback={<p role="status">{label}</p>}>{children}</Suspense>
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

/** A component whose file is loaded when it is first shown. */
export function onDemand<Own extends object>(load: () => Promise<{default: ComponentType<Own>}>, label?: string) {
  function Loaded(props: Own) {
    const {default: Component} = use(loadOnce(load, load));
    return <Component {...props} />;
  }
  return function LoadedOnDemand(props: Own) {
    return (
      <OnDemand label={label}>
        <Loaded {...props} />
      </OnDemand>
    );
  };
}
