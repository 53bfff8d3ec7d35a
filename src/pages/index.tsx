import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {Redirect, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';

// Relative, so that a site deployed under another path than it was built for still reaches a page that can say so.
const FORWARD = "location.replace('docs'+location.search+location.hash)";

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
        <script>{FORWARD}</script>
      </Head>
      {isBrowser ? <Redirect to={{pathname: docs, search, hash}} /> : <Link to="/docs">Harper documentation</Link>}
    </>
  );
}
