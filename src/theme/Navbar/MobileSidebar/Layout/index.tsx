// Replaces theme-classic 3.10.2: the slide-out menu is a dialog for the keyboard and screen readers. Markup and class
// names are unchanged because Infima's styles depend on them.
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import {useMobileMenuKeyboard} from '@site/src/components/mobile-menu/useMobileMenuKeyboard';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import {clsx} from 'clsx';
import type {ReactNode} from 'react';

function Panel({children, inert}: {children: ReactNode; inert: boolean}) {
  return (
    <div className={clsx(ThemeClassNames.layout.navbar.mobileSidebar.panel, 'navbar-sidebar__item menu')} inert={inert}>
      {children}
    </div>
  );
}

export default function MobileSidebarLayout({header, primaryMenu, secondaryMenu}: Props) {
  const {shown: secondaryShown} = useNavbarSecondaryMenu();
  const menu = useMobileMenuKeyboard();
  return (
    <div
      ref={menu}
      role="dialog"
      aria-modal="true"
      aria-label="Navigation"
      className={clsx(ThemeClassNames.layout.navbar.mobileSidebar.container, 'navbar-sidebar')}
    >
      {header}
      <div className={clsx('navbar-sidebar__items', secondaryShown && 'navbar-sidebar__items--show-secondary')}>
        <Panel inert={secondaryShown}>{primaryMenu}</Panel>
        <Panel inert={!secondaryShown}>{secondaryMenu}</Panel>
      </div>
    </div>
  );
}
