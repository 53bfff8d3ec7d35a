import Link from '@docusaurus/Link';
import {changes} from '@site/src/components/Dialog/changes-dialog';
import {useVersionLinks} from '../useVersionLinks';
import type {LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import {clsx} from 'clsx';
import {Suspense, useId, type ComponentType, type MouseEvent, type MouseEventHandler, type ReactNode} from 'react';
import styles from './styles.module.css';
import {useDisclosure} from './useDisclosure';

interface Props {
  /** True if it is in the slide-out menu. */
  mobile?: boolean;
  /** A note beside a version, shown once it is loaded. */
  Note?: ComponentType<{name: string; label: string}>;
  /** Links below the versions. */
  after: LinkLikeNavbarItemProps[];
  /** Called when the reader chooses something. */
  onLeave?: MouseEventHandler<HTMLElement>;
}

/** The version of the docs, as a button that opens a list of links to the same page in every version. */
export default function VersionMenu({mobile = false, Note, after, onLeave}: Props) {
  const {shown, links, remember} = useVersionLinks();
  const {isOpen, toggle, close, root, button, list, handlers} = useDisclosure<
    HTMLDivElement & HTMLLIElement,
    HTMLUListElement
  >(!mobile);
  const listId = useId();
  const linkClass = mobile ? 'menu__link' : styles.link;
  const leave = (event: MouseEvent<HTMLElement>) => {
    close();
    onLeave?.(event);
  };
  const Root = mobile ? 'li' : 'div';
  return (
    <Root ref={root} className={mobile ? 'menu__list-item' : clsx('navbar__item', styles.root)} {...handlers}>
      <button
        ref={button}
        type="button"
        className={clsx('clean-btn', styles.button, mobile ? 'menu__link' : 'navbar__link')}
        aria-expanded={isOpen}
        aria-controls={listId}
        title="Documentation version"
        onClick={toggle}
      >
        <span>
          <span className={mobile ? undefined : 'spoken'}>Version </span>
          {shown.label}
        </span>
        <svg className={styles.arrow} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
          <path d="M2.5 4.5L6 8l3.5-3.5" />
        </svg>
      </button>
      <ul
        ref={list}
        id={listId}
        aria-label="Versions"
        className={mobile ? clsx('menu__list', styles.nested) : styles.list}
        hidden={!isOpen}
      >
        {links.map(({name, label, isLatest, isActive, to}) => (
          <Item key={name}>
            <Link
              to={to}
              className={clsx(linkClass, isActive && (mobile ? 'menu__link--active' : styles.active))}
              aria-current={isActive || undefined}
              onClick={(event) => {
                remember(name);
                leave(event);
              }}
            >
              {label}
              {isLatest && <span className={styles.latest}> latest</span>}
              {isOpen && Note && (
                <Suspense>
                  <Note name={name} label={label} />
                </Suspense>
              )}
            </Link>
          </Item>
        ))}
        {isOpen && changes.show && (
          <Item className={mobile ? undefined : styles.after}>
            <button
              type="button"
              className={clsx('clean-btn', linkClass)}
              onClick={(event) => {
                leave(event);
                changes.show?.();
              }}
            >
              What changed on this page
            </button>
          </Item>
        )}
        {after.map(({label, to, href}) => (
          <Item key={to ?? href} className={mobile ? undefined : styles.after}>
            <Link to={to} href={href} className={linkClass} onClick={leave}>
              {label}
            </Link>
          </Item>
        ))}
      </ul>
    </Root>
  );
}

function Item({className, children}: {className?: string; children: ReactNode}) {
  return <li className={clsx('menu__list-item', className)}>{children}</li>;
}
