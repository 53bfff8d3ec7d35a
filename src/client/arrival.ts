import type {ClientModule} from '@docusaurus/types';

/**
 * When the address names a section: scrolls its heading to just below the navbar, highlights it briefly, and focuses
 * it, so that a screen reader continues there too.
 */

const MARKED_FOR = 1800;

function mark(element: HTMLElement): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const color = 'var(--site-color-accent-tint)';
  const none = {backgroundColor: 'transparent', boxShadow: '0 0 0 0.375rem transparent'};
  element.animate([{backgroundColor: color, boxShadow: `0 0 0 0.375rem ${color}`, offset: 0.5}, none], MARKED_FOR);
}

function takeFocus(element: HTMLElement): void {
  // A reader who clicks the heading's own link already has the focus there.
  if (element.contains(document.activeElement)) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), {once: true});
  element.focus({preventScroll: true});
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  const {hash} = location;
  if (hash.length < 2) return;
  // A dialog that the click closes first returns the focus to where it was, which scrolls the page there.
  requestAnimationFrame(() => {
    const id = decodeURIComponent(hash.slice(1));
    // Ids are in lower case; a reader who types one, or a link from elsewhere, may not be.
    const named = document.getElementById(id) ?? document.getElementById(id.toLowerCase());
    // A former id is inside the heading, or on a hidden link to the section's new place.
    if (named?.matches('a[hidden]')) {
      window.location.replace((named as HTMLAnchorElement).href);
      return;
    }
    if (!named) return;
    const element = named.closest<HTMLElement>('h2,h3,h4') ?? named;
    if (named.id !== id && named.id === id.toLowerCase()) {
      window.history.replaceState(window.history.state, '', `#${encodeURIComponent(named.id)}`);
    }
    // On a full page load, the browser has already gone there.
    if (previousLocation || named.id !== id) {
      element.scrollIntoView({behavior: 'instant'});
      takeFocus(element);
    }
    mark(element);
  });
};
