/**
 * The text of a section of a Markdown page, from its heading to the next one, without the addresses of links, which
 * differ between versions and mean nothing. The introduction is everything before the first section.
 *
 * @param title of the section, as readers see it
 */
export function sectionText(markdown: string, title: string): string {
  const lines = markdown.replace(/^---\n[^]*?\n---\n/, '').split('\n');
  const wanted = plain(title);
  const kept: string[] = [];
  let isWanted = wanted === 'introduction';
  let fence = '';
  for (const line of lines) {
    const marker = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (marker && (fence === '' || marker.startsWith(fence))) fence = fence === '' ? marker : '';
    const heading = fence === '' && !marker ? /^(#{1,6}) (.*)$/.exec(line) : null;
    if (!heading) {
      if (isWanted) kept.push(line);
    } else if (heading[1]!.length > 1) {
      isWanted = plain(heading[2]!) === wanted;
    }
  }
  return kept
    .join('\n')
    .replaceAll(/\]\([^)\s]*(?: "[^"]*")?\)/g, ']')
    .trim();
}

/** A heading without its id, markup, and case, which do not distinguish headings. */
function plain(title: string): string {
  return title
    .replaceAll(/\{#[\w-]+\}|[`*_\\]/g, '')
    .trim()
    .toLowerCase();
}
