import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {markdownPath} from '@site/src/lib/markdown-path';
import {cardPath} from '@site/src/lib/social-card';

interface Props {
  /** Address of the page, with the base URL. */
  permalink: string;
  title: string;
  /** Title for browsers and search engines. */
  headTitle: string;
  /** Address of the page that search engines should index instead of this one. */
  canonical?: string;
  /** Structured data for search engines, from `structured-data.ts`; a page that has it is an article. */
  data?: object;
}

/**
 * A page's metadata for browsers, search engines, and other programs, and the image that other sites show with a link
 * to it: see the plugin `social-cards`.
 */
export default function PageHead({permalink, title, headTitle, canonical, data}: Props) {
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const image = url + baseUrl + cardPath(permalink.slice(baseUrl.length));
  return (
    <Head>
      <title>{headTitle}</title>
      <meta property="og:image" content={image} />
      <meta name="twitter:image" content={image} />
      <meta property="og:image:alt" content={`Harper documentation: ${title}`} />
      <meta property="og:title" content={headTitle} />
      {data && <meta property="og:type" content="article" />}
      {canonical && <meta property="og:url" content={url + canonical} />}
      {canonical && <link rel="canonical" href={url + canonical} />}
      <link rel="alternate" type="text/markdown" href={markdownPath(permalink)} />
      {data && <script type="application/ld+json">{JSON.stringify(data)}</script>}
    </Head>
  );
}
