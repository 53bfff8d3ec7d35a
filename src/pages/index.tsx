import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {Redirect, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {leadToDocs} from '@site/src/lib/inline-scripts';

/** `/` forwards to `/docs`, before React and without JavaScript, and keeps query and hash. */
export default function Root() {
  const docs = useBaseUrl('/docs');
  const isBrowser = useIsBrowser();
  const {search, hash} = useLocation();
  return (
    <>
      <Head>
        <title>Harper documentation</title>
        <meta name="robots" content="noindex" />
        <meta httpEquiv="refresh" content="1; url=docs" />
        {!isBrowser && <script>{leadToDocs}</script>}
      </Head>
      {isBrowser ? <Redirect to={{pathname: docs, search, hash}} /> : <Link to="/docs">Harper documentation</Link>}
    </>
  );
}
