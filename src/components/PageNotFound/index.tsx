import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {onDemand} from '@site/src/components/OnDemand';
import Spinner from '@site/src/components/Spinner';
import {NOT_FOUND_FILE} from '@site/src/components/versions/useIsNotFoundFile';
import {sectionNames} from '@site/src/data/section-names';
import {leadToPlainAddress} from '@site/src/lib/inline-scripts';
import styles from './styles.module.css';
import {useUnknownPage} from './useUnknownPage';

const WantedPage = onDemand(
  () => import(/* webpackChunkName: "wanted" */ './WantedPage'),
  'Looking for pages with a similar address …',
);

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
        {/* The bundler finds that this is for the server, and leaves it out. */}
        {typeof document === 'undefined' && (
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
