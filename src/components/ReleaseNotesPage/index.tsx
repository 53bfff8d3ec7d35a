import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {feedFormats} from '@site/src/data/release-feeds';
import {releaseSeries} from '@site/src/data/release-series';
import DocItem from '@theme/DocItem';
import type {ComponentProps} from 'react';

/** A page of the release notes: a page of the theme that also tells browsers and feed readers of the feeds. */
export default function ReleaseNotesPage(props: ComponentProps<typeof DocItem>) {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [folder] = props.content.metadata.id.split('/');
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
      <DocItem {...props} />
    </>
  );
}
