import type {ClientModule} from '@docusaurus/types';

/**
 * Keeps the reader's place in sight: the open page's entry in the sidebar, and the current section's entry in a table
 * of contents that is taller than the window. Only these boxes scroll, never the page.
 */

/** Scrolls a box so that one of its entries is centered, unless the entry is already in sight. */
function keepInSight(entry: Element, box: Element): void {
  const {top, bottom} = entry.getBoundingClientRect();
  const view = box.getBoundingClientRect();
  if (top < view.top || bottom > Math.min(view.bottom, window.innerHeight)) {
    box.scrollTop += (top + bottom) / 2 - (view.top + view.bottom) / 2;
  }
}

/** The events of readers who move in the sidebar themselves. A pointer also drags its scroll bar. */
const OWN_MOVES = ['pointerdown', 'wheel', 'keydown'] as const;

let stopFollowingPage: (() => void) | undefined;

/** Keeps the page's entry in sight while groups open and close around it, until the reader takes over. */
function followPage(): void {
  stopFollowingPage?.();
  const menu = document.querySelector('.theme-doc-sidebar-container .menu');
  const list = menu?.querySelector('.theme-doc-sidebar-menu');
  if (!menu || !list) return;
  const show = () => {
    const entry = [...list.querySelectorAll('[aria-current="page"]')].at(-1);
    if (entry) keepInSight(entry, menu);
  };
  // Runs immediately, and again with each change of a height.
  const watch = new ResizeObserver(show);
  watch.observe(list);
  watch.observe(menu);
  // One group may open by as much as another one closes, so that the list keeps its height.
  list.addEventListener('transitionend', show);
  const stop = () => {
    watch.disconnect();
    list.removeEventListener('transitionend', show);
    for (const move of OWN_MOVES) menu.removeEventListener(move, stop);
  };
  for (const move of OWN_MOVES) menu.addEventListener(move, stop, {passive: true});
  stopFollowingPage = stop;
}

let contents: MutationObserver | undefined;

function followSection(): void {
  contents?.disconnect();
  const box = document.querySelector('.theme-doc-toc-desktop');
  if (!box) return;
  contents = new MutationObserver(() => {
    const entry = box.querySelector('.table-of-contents__link--active');
    if (entry) keepInSight(entry, box);
  });
  contents.observe(box, {subtree: true, attributes: true, attributeFilter: ['class']});
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (location.pathname === previousLocation?.pathname) return;
  followPage();
  followSection();
};
