import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {cardPath} from '@site/src/lib/social-card';

interface Props {
  /** Address of the page, with the base URL. */
  permalink: string;
  title: string;
}

/** Names the picture that other sites show beside a link to this page: see the plugin `social-cards`. */
export default function SocialCard({permalink, title}: Props) {
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const image = url + baseUrl + cardPath(permalink.slice(baseUrl.length));
  return (
    <Head>
      <meta property="og:image" content={image} />
      <meta name="twitter:image" content={image} />
      <meta property="og:image:alt" content={`Harper documentation: ${title}`} />
    </Head>
  );
}
