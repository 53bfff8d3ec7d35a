// Wraps theme-classic 3.10.2: loads the menu after the page, and only on narrow screens.
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import ChunkLoadError from '@site/src/components/ChunkLoadError';
import {lazy, Suspense, type ComponentProps} from 'react';

const Menu = lazy(() => import(/* webpackChunkName: "menu" */ '@theme-original/Navbar/MobileSidebar'));

export default function MobileSidebar() {
  const {shouldRender} = useNavbarMobileSidebar();
  if (!shouldRender) return null;
  return (
    <ErrorBoundary fallback={showFailure}>
      <Suspense>
        <Menu />
      </Suspense>
    </ErrorBoundary>
  );
}

const showFailure = ({error}: ComponentProps<typeof ChunkLoadError>) => <Failure error={error} />;

/** Shown only once the reader opens the menu. */
function Failure({error}: ComponentProps<typeof ChunkLoadError>) {
  const {shown} = useNavbarMobileSidebar();
  return shown ? <ChunkLoadError error={error} /> : null;
}
