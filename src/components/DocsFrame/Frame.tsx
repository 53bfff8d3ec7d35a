import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import DocRootLayout from '@theme/DocRoot/Layout';
import type {ComponentProps} from 'react';

/** The frame of the docs with a sidebar: its name and its entries, which may be none. */
export default function Frame({children, ...sidebar}: ComponentProps<typeof DocsSidebarProvider>) {
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsDocPage}>
      <DocsSidebarProvider {...sidebar}>
        <DocRootLayout>{children}</DocRootLayout>
      </DocsSidebarProvider>
    </HtmlClassNameProvider>
  );
}
