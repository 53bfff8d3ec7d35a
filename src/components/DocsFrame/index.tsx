import {DocsSidebarProvider, DocsVersionProvider} from '@docusaurus/plugin-content-docs/client';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import version from '@generated/docusaurus-plugin-content-docs/default/latest-version.json';
import DocRootLayout from '@theme/DocRoot/Layout';
import type {ReactNode} from 'react';

const [[name, items] = []] = Object.entries(version.docsSidebars);

/** The frame of the docs around a page that belongs to none of their versions, with the sidebar of the latest one. */
export default function DocsFrame({children}: {children: ReactNode}) {
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsDocPage}>
      <DocsVersionProvider version={version}>
        <DocsSidebarProvider name={name} items={items}>
          <DocRootLayout>{children}</DocRootLayout>
        </DocsSidebarProvider>
      </DocsVersionProvider>
    </HtmlClassNameProvider>
  );
}
