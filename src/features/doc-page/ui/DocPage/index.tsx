import {DocProvider, useDoc} from '@docusaurus/plugin-content-docs/client';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import {PageHead} from '@site/src/features/markdown/ui';
import type {Props} from '@theme/DocItem';
import DocLayout from './DocLayout';
import {factsOf} from './facts';
import {useStructuredData} from './useStructuredData';

/** A page of the docs, the release notes, or the Fabric guide: the component that the docs plugin asks for. */
export default function DocPage({content: Content}: Props) {
  return (
    <DocProvider content={Content}>
      <HtmlClassNameProvider className={`docs-doc-id-${Content.metadata.id}`}>
        <DocHead />
        <DocLayout>
          <Content />
        </DocLayout>
      </HtmlClassNameProvider>
    </DocProvider>
  );
}

/** The metadata of the page for browsers, search engines, and other programs, with a title of its own. */
function DocHead() {
  const {metadata, frontMatter, assets} = useDoc();
  const {headTitle, canonical} = factsOf(metadata);
  const data = useStructuredData();
  return (
    <>
      <PageMetadata
        title={metadata.title}
        description={metadata.description}
        keywords={frontMatter.keywords}
        image={assets.image ?? frontMatter.image}
      />
      <PageHead permalink={metadata.permalink} headTitle={headTitle} canonical={canonical} data={data} />
    </>
  );
}
