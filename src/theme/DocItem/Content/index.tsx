// Replaces theme-classic 3.10.2: "On this page" (on phones, instead of a column) and "Copy page" come after the title,
// and the names of a page's operations where its columns leave no room for contents: see src/css/operations.css.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem/Content';
import DocItemTOCMobile from '@theme-original/DocItem/TOC/Mobile';
import type {PageMetadata} from '@site/src/features/versions/node';
import {PageActions} from '@site/src/features/page-actions/ui';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import {clsx} from 'clsx';

export default function DocItemContent({children}: Props) {
  const {metadata, frontMatter, contentTitle, toc} = useDoc();
  const hasTitle = !frontMatter.hide_title && contentTitle === undefined;
  const contents = !frontMatter.hide_table_of_contents && toc.length > 0 && <DocItemTOCMobile />;
  const {facts} = metadata as typeof metadata & {facts: PageMetadata};
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      {hasTitle ? (
        <header className={clsx(frontMatter.hide_table_of_contents && 'full-width')}>
          <Heading as="h1">{metadata.title}</Heading>
          {contents}
          <PageActions permalink={metadata.permalink} />
        </header>
      ) : (
        contents
      )}
      {facts.hasOperations && (
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
