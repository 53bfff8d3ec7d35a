import type {ClientModule} from '@docusaurus/types';

/**
 * Where an address names a section: brings its heading right under the navbar, marks it for a moment, and gives it the
 * focus, so that a screen reader goes on there as well.
 */

const MARKED_FOR = 1800;

function mark(element: HTMLElement): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const color = 'var(--site-color-accent-tint)';
  const none = {backgroundColor: 'transparent', boxShadow: '0 0 0 0.375rem transparent'};
  element.animate([{backgroundColor: color, boxShadow: `0 0 0 0.375rem ${color}`, offset: 0.5}, none], MARKED_FOR);
}

function takeFocus(element: HTMLElement): void {
  // Who follows the link of the heading itself is there already.
  if (element.contains(document.activeElement)) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), {once: true});
  element.focus({preventScroll: true});
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  const {hash} = location;
  if (hash.length < 2) return;
  // A dialog that closes with the click gives the focus back where it was, and the page scrolls there.
  requestAnimationFrame(() => {
    const named = document.getElementById(decodeURIComponent(hash.slice(1)));
    // A former id is inside of the heading, or on a hidden link to where the section is now.
    if (named?.matches('a[hidden]')) {
      window.location.replace((named as HTMLAnchorElement).href);
      return;
    }
    const element = named?.closest<HTMLElement>('h2,h3,h4') ?? named;
    if (!element) return;
    // When a page loads, the browser itself has gone there.
    if (previousLocation) {
      element.scrollIntoView({behavior: 'instant'});
      takeFocus(element);
    }
    mark(element);
  });
};
