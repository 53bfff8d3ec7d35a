// Wraps theme-classic 3.10.2: a page with operations gets a class around its columns, since `:has()` would match only
// once the whole page has arrived, and would then shift what the reader is reading.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {PageMetadata} from '@site/src/features/versions/node';
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
