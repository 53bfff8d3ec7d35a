import Head from '@docusaurus/Head';
import DocsFrame from '@site/src/components/DocsFrame';
import {SearchPage} from '@site/src/features/search/ui';
import Layout from '@theme/Layout';

export default function Search() {
  return (
    <Layout title="Search" description="Search the documentation, the release notes, and the Fabric guide.">
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <DocsFrame>
        <SearchPage />
      </DocsFrame>
    </Layout>
  );
}
