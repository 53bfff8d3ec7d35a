import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {markdownPath} from '@site/src/lib/markdown-path';

interface Props {
  /** Address of the page, with the base URL. */
  permalink: string;
  /** Title for browsers and search engines. */
  title: string;
  /** Address of the page that search engines are to keep in place of this one. */
  canonical?: string;
  /** What search engines learn of the page, from `structured-data.ts`; a page that has it is an article. */
  data?: object;
}

/** What a page says of itself to browsers, search engines and other programs. */
export default function PageHead({permalink, title, canonical, data}: Props) {
  const {url} = useDocusaurusContext().siteConfig;
  return (
    <Head>
      <title>{title}</title>
      <meta property="og:title" content={title} />
      {data && <meta property="og:type" content="article" />}
      {canonical && <meta property="og:url" content={url + canonical} />}
      {canonical && <link rel="canonical" href={url + canonical} />}
      <link rel="alternate" type="text/markdown" href={markdownPath(permalink)} />
      {data && <script type="application/ld+json">{JSON.stringify(data)}</script>}
    </Head>
  );
}
