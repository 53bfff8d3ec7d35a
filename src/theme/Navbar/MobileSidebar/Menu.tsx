// Replaces the parts of theme-classic 3.10.2 that make the slide-out menu: it is a dialog for the keyboard and screen
// readers. Markup and class names are unchanged because Infima's styles depend on them. What the theme knows of the
// menu comes from the module that loads this one.
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useMobileMenuKeyboard} from '@site/src/components/mobile-menu/useMobileMenuKeyboard';
import Header from '@theme/Navbar/MobileSidebar/Header';
import PrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';
import SecondaryMenu from '@theme/Navbar/MobileSidebar/SecondaryMenu';
import {clsx} from 'clsx';
import type {ReactNode} from 'react';

function Panel({children, inert}: {children: ReactNode; inert: boolean}) {
  return (
    <div className={clsx(ThemeClassNames.layout.navbar.mobileSidebar.panel, 'navbar-sidebar__item menu')} inert={inert}>
      {children}
    </div>
  );
}

interface Props {
  shown: boolean;
  /** True if it shows the menu of the page instead of the main one. */
  secondaryShown: boolean;
  toggle: () => void;
}

export default function MobileSidebarMenu({shown, secondaryShown, toggle}: Props) {
  const menu = useMobileMenuKeyboard(shown, toggle);
  return (
    <div
      ref={menu}
      role="dialog"
      aria-modal="true"
      aria-label="Navigation"
      className={clsx(ThemeClassNames.layout.navbar.mobileSidebar.container, 'navbar-sidebar')}
    >
      <Header />
      <div className={clsx('navbar-sidebar__items', secondaryShown && 'navbar-sidebar__items--show-secondary')}>
        <Panel inert={secondaryShown}>
          <PrimaryMenu />
        </Panel>
        <Panel inert={!secondaryShown}>
          <SecondaryMenu />
        </Panel>
      </div>
    </div>
  );
}
