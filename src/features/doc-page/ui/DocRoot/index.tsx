import {useDocRootMetadata} from '@docusaurus/plugin-content-docs/client';
import Frame from '@site/src/components/DocsFrame/Frame';
import {PageNotFound} from '@site/src/features/addresses/ui';
import type {Props} from '@theme/DocRoot';

/** The frame of the pages of a version, with their sidebar; at an address without a page, suggestions where to go.
 * Otherwise as DocRoot of theme-classic 3.10.2. */
export default function DocRoot(props: Props) {
  const page = useDocRootMetadata(props);
  if (!page) return <PageNotFound />;
  const {docElement, sidebarName, sidebarItems} = page;
  return (
    <Frame name={sidebarName} items={sidebarItems}>
      {docElement}
    </Frame>
  );
}
