// Wraps theme-classic 3.10.2: a page with operations says so above its columns, since `:has()` learns it only when the whole
// page has arrived, and would then move what is read.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {PageMetadata} from '@site/src/plugins/page-metadata';
import type {Props} from '@theme/DocItem/Layout';
import Layout from '@theme-original/DocItem/Layout';

export default function DocItemLayout(props: Props) {
  const {facts} = useDoc().metadata as unknown as {facts: PageMetadata};
  return facts.hasOperations ? (
    <div className="operation-page">
      <Layout {...props} />
    </div>
  ) : (
    <Layout {...props} />
  );
}
