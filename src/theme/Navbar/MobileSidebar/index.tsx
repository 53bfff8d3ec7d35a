// Replaces theme-classic 3.10.2: loads the menu after the page, and only where the page is narrow, also because the reader
// has chosen larger letters, while the theme counts pixels.
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useLockBodyScroll, useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import ChunkLoadError from '@site/src/components/ChunkLoadError';
import {useIsNarrow} from '@site/src/features/layout-switches/ui';
import {lazy, Suspense, useEffect, type ComponentProps} from 'react';

const Menu = lazy(() => import(/* webpackChunkName: "menu" */ './Menu'));

export default function MobileSidebar() {
  const {disabled, shown, toggle} = useNavbarMobileSidebar();
  const {shown: secondaryShown} = useNavbarSecondaryMenu();
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
        <Menu shown={shown} secondaryShown={secondaryShown} toggle={toggle} />
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
