// Replaces theme-classic 3.10.2: loads the menu after the page, and only where the page is narrow, also because the reader
// has chosen larger letters, while the theme counts pixels. The parts of the menu are the theme's, its frame is ours.
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useLockBodyScroll, useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import ChunkLoadError from '@site/src/components/ChunkLoadError';
import {useIsNarrow} from '@site/src/features/layout-switches/ui';
import {lazy, Suspense, useEffect, type ComponentProps} from 'react';

const SlideOutMenu = lazy(() => import(/* webpackChunkName: "menu" */ '@site/src/components/mobile-menu/SlideOutMenu'));
const Header = lazy(() => import(/* webpackChunkName: "menu" */ '@theme/Navbar/MobileSidebar/Header'));
const PrimaryMenu = lazy(() => import(/* webpackChunkName: "menu" */ '@theme/Navbar/MobileSidebar/PrimaryMenu'));
const SecondaryMenu = lazy(() => import(/* webpackChunkName: "menu" */ '@theme/Navbar/MobileSidebar/SecondaryMenu'));

export default function MobileSidebar() {
  const {disabled, shown, toggle} = useNavbarMobileSidebar();
  const {shown: isOfPage} = useNavbarSecondaryMenu();
  const isNarrow = useIsNarrow();
  useLockBodyScroll(shown);
  // A menu that is open when the window grows would leave the page locked.
  useEffect(() => {
    if (isNarrow === false && shown) toggle();
  }, [isNarrow, shown, toggle]);
  if (disabled || !isNarrow) return null;
  return (
    <ErrorBoundary fallback={showFailure}>
      <Suspense>
        <SlideOutMenu
          isOpen={shown}
          toggle={toggle}
          header={<Header />}
          main={<PrimaryMenu />}
          ofPage={<SecondaryMenu />}
          isOfPage={isOfPage}
        />
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
