/** Facts about pages for search engines, in the vocabulary of schema.org. */

interface Site {
  name: string;
  /** Address of the site including its base URL, with a trailing slash. */
  url: string;
}

interface Article {
  /** Full address of the page. */
  url: string;
  title: string;
  description: string;
  image: string;
  /** The version of Harper that the page describes. */
  version?: string;
  /** ISO dates; undefined where they are not known. */
  published?: string;
  modified?: string;
}

const CONTEXT = 'https://schema.org';
const PUBLISHER = {'@type': 'Organization', name: 'Harper'};

/** A page of the documentation. */
export function articleData(
  {url, title, description, image, version, published, modified}: Article,
  site: Site,
): object {
  return {
    '@context': CONTEXT,
    '@type': 'TechArticle',
    headline: title,
    description,
    url,
    image,
    inLanguage: 'en',
    ...(version && {version}),
    ...(published && {datePublished: published}),
    ...(modified && {dateModified: modified}),
    publisher: PUBLISHER,
    isPartOf: {'@type': 'WebSite', name: site.name, url: site.url},
  };
}

/** The site, for its first page, including the address of its search. */
export function siteData({name, url}: Site, description: string): object {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name,
    url,
    description,
    inLanguage: 'en',
    publisher: PUBLISHER,
    potentialAction: {
      '@type': 'SearchAction',
      target: {'@type': 'EntryPoint', urlTemplate: `${url}search?q={search_term_string}`},
      'query-input': 'required name=search_term_string',
    },
  };
}
