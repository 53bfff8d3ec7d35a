import Head from '@docusaurus/Head';
import Preferences from '@site/src/components/Preferences';
import Layout from '@theme/Layout';

export default function PreferencesPage() {
  return (
    <Layout
      title="Preferences"
      description="Show your own addresses and user name in samples, and save versions for offline reading."
    >
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Preferences />
    </Layout>
  );
}
