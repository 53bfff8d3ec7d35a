// Replaces theme-classic 3.10.2: on a phone, "On this page" comes after the title. Beside the title stands "Copy page", and
// below it what changed in the page.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import PageChanges from '@site/src/components/PageChanges';
import type {Props} from '@theme/DocItem/Content';
import DocItemTOCMobile from '@theme-original/DocItem/TOC/Mobile';
import PageActions from '@site/src/components/PageActions';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import {clsx} from 'clsx';

export default function DocItemContent({children}: Props) {
  const {metadata, frontMatter, contentTitle, toc} = useDoc();
  const hasTitle = !frontMatter.hide_title && contentTitle === undefined;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      {hasTitle && (
        <header>
          <Heading as="h1">{metadata.title}</Heading>
          <PageActions permalink={metadata.permalink} />
          <PageChanges />
        </header>
      )}
      {!frontMatter.hide_table_of_contents && toc.length > 0 && <DocItemTOCMobile />}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
