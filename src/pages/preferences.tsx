import Head from '@docusaurus/Head';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {onDemand} from '@site/src/components/OnDemand';
import Layout from '@theme/Layout';

const Form = onDemand(
  () => import(/* webpackChunkName: "values" */ '@site/src/components/SampleValues/Form'),
  'Loading the form …',
);
const Versions = onDemand(
  () => import(/* webpackChunkName: "saving" */ '@site/src/offline/ui/Versions'),
  'Loading the list of versions …',
);

/** The reader's settings for all pages. The forms and their styles load after the page, which reserves their room. */
export default function Preferences() {
  const {siteConfig} = useDocusaurusContext();
  const isBrowser = useIsBrowser();
  // The version menu of every page links to this heading.
  useBrokenLinks().collectAnchor('offline');
  return (
    <Layout
      title="Preferences"
      description="Show your own addresses and user name in samples, and save versions for offline reading."
    >
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="tool-page">
        <h1>Preferences</h1>
        <h2>Your values in samples</h2>
        <noscript>
          <p>Samples can show your values where JavaScript is switched on.</p>
        </noscript>
        <div style={{minHeight: '30rem'}}>{isBrowser && <Form />}</div>
        {Boolean(siteConfig.customFields?.isOffline) && (
          <>
            <h2 id="offline">Reading offline</h2>
            <p>
              Pages that you read stay on this device for a while, with the search, and open without a connection. A
              version that you save is there as a whole, until you remove it.
            </p>
            <noscript>
              <p>Pages can be kept on your device where JavaScript is switched on.</p>
            </noscript>
            <div style={{minHeight: '34rem'}}>{isBrowser && <Versions />}</div>
          </>
        )}
      </main>
    </Layout>
  );
}
