import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {feedFormats} from '@site/src/data/release-feeds';
import {releaseSeries} from '@site/src/data/release-series';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import {DocProvider} from '@docusaurus/plugin-content-docs/client';
import type DocItem from '@theme/DocItem';
import DocItemLayout from '@theme/DocItem/Layout';
import DocItemMetadata from '@theme/DocItem/Metadata';
import type {ComponentProps} from 'react';
import ReleaseFacts from './ReleaseFacts';

/**
 * A page of the release notes: `theme/DocItem` of theme-classic 3.10.2, which also tells browsers and feed readers of the
 * feeds and, under the title of a release, when it came out.
 */
export default function ReleaseNotesPage({content: Content}: ComponentProps<typeof DocItem>) {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {metadata, frontMatter} = Content;
  const [folder] = metadata.id.split('/');
  const series = releaseSeries.find(({slug}) => slug === folder);
  const feeds = [
    {path: 'release-notes/', title: 'Harper release notes'},
    ...(series
      ? [{path: `release-notes/${series.slug}/`, title: `Harper release notes, version ${series.major}`}]
      : []),
  ];
  return (
    <>
      <Head>
        {feeds.flatMap(({path, title}) =>
          feedFormats.map(({name, file, type}) => (
            <link
              key={path + file}
              rel="alternate"
              type={type}
              title={`${title} (${name})`}
              href={baseUrl + path + file}
            />
          )),
        )}
      </Head>
      <DocProvider content={Content}>
        <HtmlClassNameProvider className={`docs-doc-id-${metadata.id}`}>
          <DocItemMetadata />
          <DocItemLayout>
            <ReleaseFacts {...(frontMatter as ComponentProps<typeof ReleaseFacts>)} />
            <Content />
          </DocItemLayout>
        </HtmlClassNameProvider>
      </DocProvider>
    </>
  );
}
