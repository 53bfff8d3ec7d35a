import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {markdownPath} from '../../markdown-path';

interface Props {
  /** Address of the page, with the base URL. */
  permalink: string;
  /** Title for browsers and search engines. */
  headTitle: string;
  /** Address of the page that search engines should index instead of this one. */
  canonical?: string;
  /** Structured data for search engines, from `structured-data.ts`; a page that has it is an article. */
  data?: object;
}

/**
 * A page's metadata for browsers, search engines, and other programs.
 */
export default function PageHead({permalink, headTitle, canonical, data}: Props) {
  const {url} = useDocusaurusContext().siteConfig;
  return (
    <Head>
      <title>{headTitle}</title>
      <meta property="og:title" content={headTitle} />
      {data && <meta property="og:type" content="article" />}
      {canonical && <meta property="og:url" content={url + canonical} />}
      {canonical && <link rel="canonical" href={url + canonical} />}
      <link rel="alternate" type="text/markdown" href={markdownPath(permalink)} />
      {data && <script type="application/ld+json">{JSON.stringify(data)}</script>}
    </Head>
  );
}
