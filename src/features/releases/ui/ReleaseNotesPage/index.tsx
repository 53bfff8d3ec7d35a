import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {feedsOf} from '../../data/release-feeds';
import {releaseSeries} from '../../data/release-series';
import {DocPage} from '@site/src/features/doc-page/ui';
import {useMemo, type ComponentProps} from 'react';
import ReleaseFacts from './ReleaseFacts';

/**
 * A page of the release notes: it also links the feeds for browsers and feed readers and, below the title of a release,
 * shows the release's date and kind.
 */
export default function ReleaseNotesPage(props: ComponentProps<typeof DocPage>) {
  const {content: Content} = props;
  const withFacts = useMemo(
    () =>
      Object.assign(
        () => (
          <>
            <ReleaseFacts {...(Content.frontMatter as ComponentProps<typeof ReleaseFacts>)} />
            <Content />
          </>
        ),
        Content,
      ),
    [Content],
  );
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [folder] = Content.metadata.id.split('/');
  const series = releaseSeries.find(({slug}) => slug === folder);
  const feeds = [
    {path: 'release-notes/', title: 'Harper release notes', formats: feedsOf()},
    ...(series
      ? [
          {
            path: `release-notes/${series.slug}/`,
            title: `Harper release notes, version ${series.major}`,
            formats: feedsOf(series.slug),
          },
        ]
      : []),
  ];
  return (
    <>
      <Head>
        {feeds.flatMap(({path, title, formats}) =>
          formats.map(({name, file, type}) => (
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
      <DocPage {...props} content={withFacts} />
    </>
  );
}
