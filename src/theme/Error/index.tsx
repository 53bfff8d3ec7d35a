// Replaces the fallback of @docusaurus/core 3.10.2 with our crash page. As in the original, the error appears inside
// the layout, which needs an artificial route context here, or without the layout if that is what crashed.
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import ErrorPage from '@site/src/components/ErrorPage';
import type {Props} from '@theme/Error';
import Layout from '@theme/Layout';

export default function PageError({error, tryAgain}: Props) {
  const report = <ErrorPage error={error} tryAgain={tryAgain} />;
  return (
    <RouteContextProvider value={{plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}}}>
      <ErrorBoundary fallback={() => report}>
        <Head>
          <title>Page Error</title>
        </Head>
        <Layout>{report}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
