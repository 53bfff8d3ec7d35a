import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useDocRootMetadata} from '@docusaurus/plugin-content-docs/client';
import Frame from '@site/src/components/DocsFrame/Frame';
import ErrorPage from '@site/src/components/ErrorPage';
import {PageNotFound} from '@site/src/features/addresses/ui';
import type {Props} from '@theme/DocRoot';
import type {ComponentProps} from 'react';

const showError = (failure: ComponentProps<typeof ErrorPage>) => <ErrorPage {...failure} />;

/** The frame of the pages of a version, with their sidebar; at an address without a page, suggestions where to go.
 * Otherwise as DocRoot of theme-classic 3.10.2. */
export default function DocRoot(props: Props) {
  const page = useDocRootMetadata(props);
  if (!page) return <PageNotFound />;
  const {docElement, sidebarName, sidebarItems} = page;
  return (
    <ErrorBoundary fallback={showError}>
      <Frame name={sidebarName} items={sidebarItems}>
        {docElement}
      </Frame>
    </ErrorBoundary>
  );
}
