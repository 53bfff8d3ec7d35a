import {headingText} from '@site/src/lib/heading-text';

interface Section {
  id: string;
  name: string;
}

/** How far below the top of the window a heading may be while its section counts as the one being read. */
const READING_LINE = 160;

/** The section that the reader is in, or that the address names; nothing at the top of the page. */
export function currentSection(): Section | undefined {
  const headings = [...document.querySelectorAll<HTMLElement>('article :is(h2, h3)[id]')];
  const read = headings.findLast((heading) => heading.getBoundingClientRect().top < READING_LINE);
  const named = headings.find(({id}) => id === decodeURIComponent(window.location.hash.slice(1)));
  const heading = read ?? named;
  return heading && {id: heading.id, name: headingText(heading)};
}
