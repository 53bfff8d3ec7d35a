import Head from '@docusaurus/Head';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import LateFrame from '@site/src/components/DocsFrame/LateFrame';
import {onDemand} from '@site/src/components/OnDemand';
import Spinner from '@site/src/components/Spinner';
import {NOT_FOUND_FILE} from '@site/src/features/versions/ui';
import {redirectToCanonicalPath} from '../../canonical-redirect';
import Areas from './Areas';
import {useUnknownPage} from './useUnknownPage';

const WantedPage = onDemand(
  () => import(/* webpackChunkName: "wanted" */ './WantedPage'),
  'Looking for similar pages…',
);

/** Shown at an address without a page. The server renders one file for all of them, so details load later. */
export default function PageNotFound() {
  const isBrowser = useIsBrowser();
  const isUnknownHere = useUnknownPage(isBrowser);
  if (isUnknownHere) return <Spinner label="Loading page" />;
  return (
    <HtmlClassNameProvider className={NOT_FOUND_FILE}>
      <LateFrame>
        <div className="tool-page">
          {/* Within the docs, the theme does not set the title. */}
          <PageMetadata title="Page not found" />
          {/* The bundler recognizes this as server code and drops it from the client. */}
          {typeof document === 'undefined' && (
            <Head>
              <script>{redirectToCanonicalPath}</script>
            </Head>
          )}
          <h1>Page not found</h1>
          {isBrowser ? (
            <WantedPage />
          ) : (
            <noscript>
              <Areas />
            </noscript>
          )}
        </div>
      </LateFrame>
    </HtmlClassNameProvider>
  );
}
