import Head from '@docusaurus/Head';
import Preferences from '@site/src/components/Preferences';
import Layout from '@theme/Layout';

export default function PreferencesPage() {
  return (
    <Layout title="Preferences" description="Show your own addresses and user name in the samples of this site.">
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Preferences />
    </Layout>
  );
}
