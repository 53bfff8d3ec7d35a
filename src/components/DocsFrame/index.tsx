import {DocsVersionProvider} from '@docusaurus/plugin-content-docs/client';
import version from '@generated/docusaurus-plugin-content-docs/default/latest-version.json';
import type {ReactNode} from 'react';
import Frame from './Frame';

const [[name, items] = []] = Object.entries(version.docsSidebars);

/** The frame of the docs around a page that belongs to none of their versions, with the sidebar of the latest one. */
export default function DocsFrame({children}: {children: ReactNode}) {
  return (
    <DocsVersionProvider version={version}>
      <Frame name={name} items={items}>
        {children}
      </Frame>
    </DocsVersionProvider>
  );
}
