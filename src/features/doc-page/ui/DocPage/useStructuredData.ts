import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {articleData, siteData} from '@site/src/lib/structured-data';
import {WORKING_COPY} from '@site/src/lib/version-names';

/** The structured data of the page for search engines: of the whole site on its first page, of an article on others. */
export function useStructuredData(): object {
  const {metadata, frontMatter} = useDoc();
  const {permalink, title, description, version, lastUpdatedAt} = metadata;
  const {url, baseUrl, title: name} = useDocusaurusContext().siteConfig;
  const site = {name, url: url + baseUrl};
  // Release notes and the Fabric guide have only Docusaurus' working copy as a version; release pages have a date.
  const isVersioned = version !== WORKING_COPY;
  if (isVersioned && metadata.id === 'index') return siteData(site, description);
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
  return articleData(article, site);
}
