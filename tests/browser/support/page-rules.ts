import type {Page} from '@playwright/test';

/**
 * Letters of drawings that can be read, and lines that an opening paragraph takes on a phone, which is narrower than
 * this.
 */
const RULES = {letters: 11, leadLines: 3, phone: 376};

/**
 * The faults of a page as it stands, at the width that the window has, by rules that hold for every page: each text
 * that explains something is in sight as a whole, no column is empty, nothing scrolls inside the page without need, the
 * letters of drawings can be read, and short commands stand on one line.
 */
export function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(({letters, leadLines, phone}) => {
    const all = (selector: string, root: ParentNode = document) => [...root.querySelectorAll<HTMLElement>(selector)];
    const right = document.documentElement.clientWidth;
    const nameOf = ({textContent}: Element) => textContent.trim().slice(0, 60);
    const told = (fault: string, elements: Element[]) => elements.map((element) => `${fault}: ${nameOf(element)}`);

    const cut = all('.entries dd, .table-of-sentences td').filter(
      (cell) => /^.{30}.*\s/.test(cell.textContent) && cell.getBoundingClientRect().right > right,
    );
    const boxes = all('.markdown table').filter(
      ({parentElement: frame}) => frame!.scrollHeight > frame!.clientHeight + 1,
    );
    const emptyColumns = all('.markdown table').filter((table) => {
      const rows = all('tbody tr', table).map((row) => [...row.children].map(({textContent}) => textContent.trim()));
      return rows[0]?.some((_, column) => rows.every((cells) => /^[-–]?$/.test(cells[column] ?? '')));
    });
    const small = all('.drawing svg').filter((drawing) => {
      const scale = drawing.getBoundingClientRect().width / Number(drawing.getAttribute('width'));
      const sizes = all('text', drawing).map((text) => Number.parseFloat(getComputedStyle(text).fontSize));
      // Sizes of drawings are rounded.
      return Math.min(...sizes) * scale < letters - 0.01;
    });
    const broken = all('.together').filter((code) => code.getClientRects().length > 1);
    const leads = all('.theme-doc-markdown > :is(header, .theme-doc-toc-mobile) + p').filter((lead) => {
      const lines = lead.clientHeight / Number.parseFloat(getComputedStyle(lead).lineHeight);
      return right < phone && Math.round(lines) > leadLines && !window.location.pathname.startsWith('/release-notes');
    });
    return [
      ...told('cut', cut),
      ...told('scrolls in a box', boxes),
      ...told('a column is empty', emptyColumns),
      ...told('small letters in', small),
      ...told('is broken', broken),
      ...told('opens with many lines', leads),
    ];
  }, RULES);
}
