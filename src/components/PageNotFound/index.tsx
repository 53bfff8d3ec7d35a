import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {undecodablePathname} from '@site/src/client/address';
import SimilarPages from '@site/src/components/SimilarPages';
import Spinner from '@site/src/components/Spinner';
import {sectionNames} from '@site/src/data/section-names';
import {leadToPlainAddress} from '@site/src/lib/inline-scripts';
import {searchWords} from './search-words';
import styles from './styles.module.css';
import {useUnknownPage} from './useUnknownPage';

/** What a reader sees at an address without a page. The server renders one file for all of them, so details come later. */
export default function PageNotFound() {
  const isBrowser = useIsBrowser();
  const isUnknownHere = useUnknownPage(isBrowser);
  if (isUnknownHere) return <Spinner label="Loading the page" />;
  return (
    <main className={styles.page}>
      {/* Inside the docs, no page of the theme sets the title. */}
      <PageMetadata title="Page Not Found" />
      {!isBrowser && (
        <Head>
          <script>{leadToPlainAddress}</script>
        </Head>
      )}
      <h1>Page Not Found</h1>
      {/* Above what comes later, so that it stays where it is. */}
      <nav aria-label="Sections" className={styles.entrances}>
        <Link to="/docs">{sectionNames.default}</Link>
        <Link to="/release-notes">{sectionNames['release-notes']}</Link>
        <Link to="/fabric">{sectionNames.fabric}</Link>
      </nav>
      {isBrowser && <WantedPage />}
    </main>
  );
}

function WantedPage() {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const undecodable = undecodablePathname();
  const wanted = `/${pathname.slice(baseUrl.length)}`;
  const words = searchWords(wanted);
  return (
    <>
      {undecodable ? (
        <p role="alert">
          Pathname &quot;{undecodable}&quot; could not be decoded. This is likely caused by an invalid percent-encoding.
        </p>
      ) : (
        <p>
          Nothing is published at <code>{wanted}</code>.
        </p>
      )}
      <SimilarPages wanted={wanted} />
      {words && (
        <p>
          <Link to={`/search?q=${encodeURIComponent(words)}`}>Search for “{words}”</Link>
        </p>
      )}
    </>
  );
}
