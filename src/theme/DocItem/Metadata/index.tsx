// Wraps theme-classic 3.10.2: adds the page's own title and its structured data for search engines.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageHead} from '@site/src/features/markdown/ui';
import {articleData, siteData} from '@site/src/lib/structured-data';
import type {PageMetadata} from '@site/src/features/versions/node';
import Metadata from '@theme-original/DocItem/Metadata';
import {WORKING_COPY} from '@site/src/lib/version-names';

export default function DocItemMetadata() {
  const {metadata, frontMatter} = useDoc();
  const {permalink, title, description, version, lastUpdatedAt, facts} = metadata as typeof metadata & {
    facts: PageMetadata;
  };
  const {url, baseUrl, title: name} = useDocusaurusContext().siteConfig;
  const site = {name, url: url + baseUrl};
  // Release notes and the Fabric guide have only Docusaurus' working copy as a version; release pages have a date.
  const isVersioned = version !== WORKING_COPY;
  const {date, image} = frontMatter as {date?: string; image?: string};
  const article = {
    url: url + permalink,
    title,
    description,
    image: url + baseUrl + (image ?? 'social/index.png').replace(/^\//, ''),
    ...(isVersioned && {version}),
    ...(date && date !== 'unknown' && {published: date}),
    ...(lastUpdatedAt && {modified: new Date(lastUpdatedAt).toISOString().slice(0, 10)}),
  };
  const isLanding = isVersioned && metadata.id === 'index';
  return (
    <>
      <Metadata />
      <PageHead
        permalink={permalink}
        headTitle={facts.headTitle}
        canonical={facts.canonical}
        data={isLanding ? siteData(site, description) : articleData(article, site)}
      />
    </>
  );
}
