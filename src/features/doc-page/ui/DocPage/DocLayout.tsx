import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {Feedback} from '@site/src/features/feedback/ui';
import {useIsNarrow} from '@site/src/features/layout-switches/ui';
import {PageActions} from '@site/src/features/page-actions/ui';
import {FallbackNote, VersionBadge} from '@site/src/features/versions/ui';
import {breakable} from '@site/src/lib/breakable';
import DocPaginator from '@theme/DocPaginator';
import EditMetaRow from '@theme/EditMetaRow';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import TOC from '@theme/TOC';
import TOCCollapsible from '@theme/TOCCollapsible';
import {clsx} from 'clsx';
import {useMemo, type ReactNode} from 'react';
import Breadcrumbs from '../Breadcrumbs';
import {factsOf} from './facts';
import styles from './styles.module.css';

/**
 * The article and, where there is room, its contents beside it. On phones they come after the title, since readers look
 * for the title first, and so does "Copy page". Otherwise as DocItem of theme-classic 3.10.2.
 */
export default function DocLayout({children}: {children: ReactNode}) {
  const {metadata, frontMatter} = useDoc();
  const isNarrow = useIsNarrow();
  const contents = useContents();
  const row = (
    <div className="row">
      <div className={clsx('col', styles.column, !frontMatter.hide_table_of_contents && styles.besideContents)}>
        <FallbackNote />
        <article>
          <Breadcrumbs />
          <VersionBadge />
          <Article>{children}</Article>
          <Footer />
        </article>
        <DocPaginator className="docusaurus-mt-lg" previous={metadata.previous} next={metadata.next} />
      </div>
      {contents && isNarrow !== true && (
        <div className="col col--3">
          <TOC {...contents} className={ThemeClassNames.docs.docTocDesktop} />
        </div>
      )}
    </div>
  );
  // A class around the columns: `:has()` would match only once the whole page has arrived, and would then shift what the
  // reader is reading.
  return factsOf(metadata).hasOperations ? <div className="operation-page">{row}</div> : row;
}

function Article({children}: {children: ReactNode}) {
  const {metadata, frontMatter, contentTitle, toc} = useDoc();
  const hasTitle = !frontMatter.hide_title && contentTitle === undefined;
  // Has cards instead of contents beside it: the button stands above their edge.
  const isFirstPage = metadata.id === 'index' && frontMatter.hide_table_of_contents;
  const contents = useContents();
  const contentsAbove = contents && (
    <TOCCollapsible {...contents} className={clsx(ThemeClassNames.docs.docTocMobile, styles.contentsAbove)} />
  );
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      {hasTitle ? (
        <header className={clsx(isFirstPage && 'full-width')}>
          <Heading as="h1">{metadata.title}</Heading>
          {contentsAbove}
          <PageActions permalink={metadata.permalink} />
        </header>
      ) : (
        contentsAbove
      )}
      {/* For columns that leave no room for contents: see src/css/operations.css. */}
      {factsOf(metadata).hasOperations && (
        <nav aria-label="Operations on this page" className="operation-names">
          {toc
            .filter(({level}) => level === 2)
            .map(({id, value}) => (
              // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the heading's text is its label
              <a key={id} href={`#${id}`}>
                <span dangerouslySetInnerHTML={{__html: value}} />
              </a>
            ))}
        </nav>
      )}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}

/** Asks whether the page helped, and says where and when it was written. */
function Footer() {
  const {editUrl, permalink, lastUpdatedAt, lastUpdatedBy} = useDoc().metadata;
  if (!editUrl && !lastUpdatedAt) return null;
  return (
    <>
      {editUrl && <Feedback key={permalink} editUrl={editUrl} permalink={permalink} />}
      <footer className={clsx(ThemeClassNames.docs.docFooter, 'docusaurus-mt-lg')}>
        <EditMetaRow
          className={clsx('margin-top--sm', ThemeClassNames.docs.docFooterEditMetaRow)}
          editUrl={editUrl}
          lastUpdatedAt={lastUpdatedAt}
          lastUpdatedBy={lastUpdatedBy}
        />
      </footer>
    </>
  );
}

/** The headings of the page, whose long names in code break between their words; undefined where none are shown. */
function useContents() {
  const {frontMatter, toc} = useDoc();
  const entries = useMemo(() => toc.map((entry) => ({...entry, value: breakable(entry.value)})), [toc]);
  if (frontMatter.hide_table_of_contents || entries.length === 0) return undefined;
  return {
    toc: entries,
    minHeadingLevel: frontMatter.toc_min_heading_level,
    maxHeadingLevel: frontMatter.toc_max_heading_level,
  };
}
