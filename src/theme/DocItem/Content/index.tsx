// Replaces theme-classic 3.10.2: "On this page" (on phones, instead of a column) and "Copy page" come after the title.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem/Content';
import DocItemTOCMobile from '@theme-original/DocItem/TOC/Mobile';
import PageActions from '@site/src/components/PageActions';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import {clsx} from 'clsx';

export default function DocItemContent({children}: Props) {
  const {metadata, frontMatter, contentTitle, toc} = useDoc();
  const hasTitle = !frontMatter.hide_title && contentTitle === undefined;
  const contents = !frontMatter.hide_table_of_contents && toc.length > 0 && <DocItemTOCMobile />;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      {hasTitle ? (
        <header>
          <Heading as="h1">{metadata.title}</Heading>
          {contents}
          <PageActions permalink={metadata.permalink} />
        </header>
      ) : (
        contents
      )}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
