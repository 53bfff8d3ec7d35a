import type {ClientModule} from '@docusaurus/types';
import {headingText} from '@site/src/lib/heading-text';

/**
 * Additions for screen readers to the theme's markup: a heading is called by its text, without the link in it; a table
 * by the heading above it; a link that opens a new tab says so; and the title of a page is read when a link led to it.
 */

const NEW_TAB = 'opens-new-tab';

/** An element that only screen readers notice. */
function spoken(id: string, role?: string): HTMLElement {
  const present = document.getElementById(id);
  if (present) return present;
  const element = document.createElement('div');
  element.id = id;
  element.className = 'spoken';
  if (role) element.setAttribute('role', role);
  document.body.append(element);
  return element;
}

function nameHeadings(): void {
  for (const heading of document.querySelectorAll<HTMLElement>(':is(h2, h3, h4):has(> .hash-link)')) {
    heading.setAttribute('aria-label', headingText(heading));
  }
}

function nameTables(): void {
  let last = '';
  for (const element of document.querySelectorAll('main :is(h1, h2, h3, h4, table)')) {
    if (element.tagName !== 'TABLE') last = element instanceof HTMLElement ? headingText(element) : last;
    else if (!element.matches('[aria-label], [aria-labelledby], :has(> caption)'))
      element.setAttribute('aria-label', last);
  }
}

function describeNewTabs(): void {
  const links = document.querySelectorAll('a[target=_blank]:not([aria-describedby])');
  if (links.length === 0) return;
  const note = spoken(NEW_TAB);
  note.hidden = true;
  note.textContent = 'opens in a new tab';
  for (const link of links) link.setAttribute('aria-describedby', NEW_TAB);
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  // After what the page renders on its own.
  requestAnimationFrame(() => {
    nameHeadings();
    nameTables();
    describeNewTabs();
    if (!previousLocation || location.pathname === previousLocation.pathname) return;
    // A status that is there is read when its text changes.
    const status = spoken('page-announcer', 'status');
    const title = document.querySelector('h1');
    setTimeout(() => (status.textContent = title ? headingText(title) : document.title), 100);
  });
};
