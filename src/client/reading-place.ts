import type {ClientModule} from '@docusaurus/types';

/**
 * Keeps the reader's place in sight: the open page's entry in the sidebar, and the current section's entry in a table
 * of contents that is taller than the window. Only these boxes scroll, never the page.
 */

/** Milliseconds; longer than the sidebar takes to open one group and close another. */
const SETTLED_AFTER = 600;

/** Scrolls a box so that one of its entries is centered, unless the entry is already in sight. */
function keepInSight(entry: Element, box: Element): void {
  const {top, bottom} = entry.getBoundingClientRect();
  const view = box.getBoundingClientRect();
  if (top < view.top || bottom > Math.min(view.bottom, window.innerHeight)) {
    box.scrollTop += (top + bottom) / 2 - (view.top + view.bottom) / 2;
  }
}

function showPageInSidebar(): void {
  const menu = document.querySelector('.theme-doc-sidebar-container .menu');
  const list = menu?.querySelector('.theme-doc-sidebar-menu');
  if (!menu || !list) return;
  const show = () => {
    const entry = [...list.querySelectorAll('[aria-current="page"]')].at(-1);
    if (entry) keepInSight(entry, menu);
  };
  // Runs immediately, and again as groups open and close.
  const watch = new ResizeObserver(show);
  watch.observe(list);
  setTimeout(() => watch.disconnect(), SETTLED_AFTER);
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
  showPageInSidebar();
  followSection();
};
