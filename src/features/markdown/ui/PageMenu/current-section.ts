import {headingText} from '@site/src/lib/heading-text';

interface CurrentSection {
  id: string;
  name: string;
}

/** Pixels below the top of the window at which a heading's section starts to count as being read. */
const READING_LINE = 160;

/** The section being read, or else the one the address names; undefined at the top of the page. */
export function currentSection(): CurrentSection | undefined {
  const headings = [...document.querySelectorAll<HTMLElement>('article :is(h2, h3)[id]')];
  const read = headings.findLast((heading) => heading.getBoundingClientRect().top < READING_LINE);
  const named = headings.find(({id}) => id === decodeURIComponent(window.location.hash.slice(1)));
  const heading = read ?? named;
  return heading && {id: heading.id, name: headingText(heading)};
}
