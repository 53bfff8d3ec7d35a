import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {undecodablePathname} from '@site/src/client/address';
import SimilarPages from '@site/src/components/SimilarPages';
import Spinner from '@site/src/components/Spinner';
import {NOT_FOUND_FILE} from '@site/src/components/versions/useIsNotFoundFile';
import {sectionNames} from '@site/src/data/section-names';
import {leadToPlainAddress} from '@site/src/lib/inline-scripts';
import {searchWords} from './search-words';
import styles from './styles.module.css';
import {useUnknownPage} from './useUnknownPage';
import {useUnloadedVersion} from './useUnloadedVersion';

/** What a reader sees at an address without a page. The server renders one file for all of them, so details come later. */
export default function PageNotFound() {
  const isBrowser = useIsBrowser();
  const isUnknownHere = useUnknownPage(isBrowser);
  if (isUnknownHere) return <Spinner label="Loading the page" />;
  return (
    <HtmlClassNameProvider className={NOT_FOUND_FILE}>
      <main className="tool-page">
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
    </HtmlClassNameProvider>
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
        <Absence wanted={wanted} />
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

function Absence({wanted}: {wanted: string}) {
  if (process.env.NODE_ENV === 'development') {
    // oxlint-disable-next-line react-hooks/rules-of-hooks -- the condition is the same as long as the page is open
    const version = useUnloadedVersion(wanted);
    if (version !== undefined) {
      return (
        <p>
          <code>npm start</code> has not loaded {version}. <code>DOCS_VERSIONS=current,{version} npm start</code> loads
          it, and <code>DOCS_VERSIONS=all npm start</code> every version.
        </p>
      );
    }
  }
  return (
    <p>
      Nothing is published at <code>{wanted}</code>.
    </p>
  );
}
