import {ThemeClassNames} from '@docusaurus/theme-common';
import {clsx} from 'clsx';
import type {ReactNode} from 'react';
import {useMobileMenuKeyboard} from './useMobileMenuKeyboard';

function Panel({children, inert}: {children: ReactNode; inert: boolean}) {
  return (
    <div className={clsx(ThemeClassNames.layout.navbar.mobileSidebar.panel, 'navbar-sidebar__item menu')} inert={inert}>
      {children}
    </div>
  );
}

interface Props {
  isOpen: boolean;
  toggle: () => void;
  header: ReactNode;
  /** The entries of the navbar. */
  main: ReactNode;
  /** The entries of the page, shown instead of them. */
  ofPage: ReactNode;
  isOfPage: boolean;
}

/** The slide-out menu: a dialog for the keyboard and screen readers, in the classes that Infima has for it. */
export default function SlideOutMenu({isOpen, toggle, header, main, ofPage, isOfPage}: Props) {
  const menu = useMobileMenuKeyboard(isOpen, toggle);
  return (
    <div
      ref={menu}
      role="dialog"
      aria-modal="true"
      aria-label="Navigation"
      className={clsx(ThemeClassNames.layout.navbar.mobileSidebar.container, 'navbar-sidebar')}
    >
      {header}
      <div className={clsx('navbar-sidebar__items', isOfPage && 'navbar-sidebar__items--show-secondary')}>
        <Panel inert={isOfPage}>{main}</Panel>
        <Panel inert={!isOfPage}>{ofPage}</Panel>
      </div>
    </div>
  );
}
