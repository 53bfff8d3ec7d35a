// Replaces theme-classic 3.10.2: names the requested address and suggests where to go next.
import {PageNotFound} from '@site/src/features/addresses/ui';
import Layout from '@theme/Layout';

export default function NotFound() {
  return (
    <Layout>
      <PageNotFound />
    </Layout>
  );
}
