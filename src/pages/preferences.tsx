import Head from '@docusaurus/Head';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import DocsFrame from '@site/src/components/DocsFrame';
import {onDemand} from '@site/src/components/OnDemand';
import {loadValuesForm, WrapLines} from '@site/src/features/code/ui';
import {loadVersions} from '@site/src/features/offline/ui';
import Layout from '@theme/Layout';

const Form = onDemand(loadValuesForm, 'Loading the form…');
const Versions = onDemand(loadVersions, 'Loading versions…');

/** The reader's settings for all pages. The forms and their styles load after the page, which reserves their room. */
export default function Preferences() {
  const {siteConfig} = useDocusaurusContext();
  const isBrowser = useIsBrowser();
  // The version menu of every page links to this heading.
  useBrokenLinks().collectAnchor('offline');
  return (
    <Layout
      title="Preferences"
      description="Wrap long lines of code, show your own addresses and username in code samples, and save versions for offline reading."
    >
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <DocsFrame>
        <div className="tool-page">
          <h1>Preferences</h1>
          <p>Your preferences are saved only in this browser.</p>
          <h2>Code</h2>
          <noscript>
            <p>Turn on JavaScript to change how code is shown.</p>
          </noscript>
          <div style={{minHeight: '1.65rem'}}>{isBrowser && <WrapLines />}</div>
          <h2>Personalize code samples</h2>
          <noscript>
            <p>Turn on JavaScript to show your values in code samples.</p>
          </noscript>
          <div className="room-for-values">{isBrowser && <Form />}</div>
          {Boolean(siteConfig.customFields?.isOffline) && (
            <>
              <h2 id="offline">Offline reading</h2>
              <p>
                Pages you’ve read, and search, work offline for a while. Save a version to keep all of it until you
                remove it.
              </p>
              <noscript>
                <p>Turn on JavaScript to save versions for offline reading.</p>
              </noscript>
              <div style={{minHeight: '34rem'}}>{isBrowser && <Versions />}</div>
            </>
          )}
        </div>
      </DocsFrame>
    </Layout>
  );
}
