/** The number of a page's entries that are left. */
export interface Shown {
  shown: number;
  all: number;
}

/**
 * Hides a page's entries that lack any of the words, and headings with no entries left below them. Without words, shows
 * all of them again.
 */
export function filterEntries(page: Element, text: string): Shown {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const count: Shown = {shown: 0, all: 0};
  /** The current headings, by level. */
  const above: Record<string, HTMLElement | undefined> = {};
  for (const element of page.children) {
    if (!(element instanceof HTMLElement)) continue;
    if (element.matches('h2, h3')) {
      if (element.tagName === 'H2') above['H3'] = undefined;
      above[element.tagName] = element;
      element.hidden = words.length > 0;
    } else if (element.matches('dl.entries')) {
      const shown = filterList(element, words, count);
      if (shown) for (const heading of Object.values(above)) if (heading) heading.hidden = false;
    }
  }
  return count;
}

/** Returns true if any entry of the list is left. */
function filterList(list: HTMLElement, words: string[], count: Shown): boolean {
  const before = count.shown;
  for (const term of list.querySelectorAll('dt')) {
    const details = term.nextElementSibling as HTMLElement;
    const haystack = `${term.textContent} ${details.textContent}`.toLowerCase();
    const fits = words.every((word) => haystack.includes(word));
    term.hidden = !fits;
    details.hidden = !fits;
    count.all += 1;
    count.shown += Number(fits);
  }
  return count.shown > before;
}
