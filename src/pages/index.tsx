import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {redirectToDocs} from '@site/src/features/site';
import {useEffect} from 'react';

/** Forwards `/` to `/docs`, before React and without JavaScript; scripts keep the query and hash. */
export default function Root() {
  const docs = useBaseUrl('/docs');
  const isBrowser = useIsBrowser();
  const {search, hash} = useLocation();
  const history = useHistory();
  // The router's `Redirect` would end up in the bundle of every page.
  useEffect(() => history.replace({pathname: docs, search, hash}), [history, docs, search, hash]);
  return (
    <>
      <Head>
        <title>Harper documentation</title>
        <meta name="robots" content="noindex" />
        {!isBrowser && <script>{redirectToDocs}</script>}
      </Head>
      {/* Only without scripts: a host that answers `/docs` with this page, too, must not be asked for it every second. */}
      <noscript>
        <meta httpEquiv="refresh" content="0; url=docs" />
      </noscript>
      <Link to="/docs">Harper documentation</Link>
    </>
  );
}
