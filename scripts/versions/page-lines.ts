/** A page taken apart for checks that look at words and not at structure. */

export interface Link {
  text: string;
  url: string;
}

export interface PageLine {
  number: number;
  /** Prose without the addresses of links, and with inline code blanked out; empty within a fence. */
  prose: string;
  /** Inline code of the line, or the whole line within a fence. */
  code: string[];
  /** Whether the line is a line of a fence. */
  isFenced: boolean;
  links: Link[];
}

const LINK = /\[((?:[^\][]|\[[^\]]*\])*)\]\(\s*<?([^)\s>]+)>?[^)]*\)/g;
const DEFINITION = /^\s*\[([^\]]+)\]:\s+<?(\S+?)>?(?:\s|$)/g;
const ATTRIBUTE = /\b(?:href|to|src)="([^"]+)"/g;

/** Whether the text of a link says which version of the docs it leads to: `[the documentation of 4.2](/docs/4.2)`. */
export function namesItsVersion(text: string, url: string): boolean {
  const version = /^\/docs\/(\d+\.\d+)(?:[/?#]|$)/.exec(url)?.[1];
  return version !== undefined && new RegExp(String.raw`(?<![\d.])${version.replace('.', '\\.')}(?!\.?\d)`).test(text);
}

/** The lines of a Markdown or MDX page, front matter included. */
export function pageLines(text: string): PageLine[] {
  let fence: string | undefined;
  return text.split('\n').map((line, position) => {
    const marker = /^\s*(?:[>*-]\s+|\d+\.\s+)*(`{3,}|~{3,})/.exec(line)?.[1];
    const number = position + 1;
    if (fence === undefined) {
      fence = marker;
      return marker ? {number, prose: '', code: [], isFenced: true, links: []} : proseLine(number, line);
    }
    if (marker?.startsWith(fence)) {
      fence = undefined;
      return {number, prose: '', code: [], isFenced: true, links: []};
    }
    return {number, prose: '', code: [line], isFenced: true, links: []};
  });
}

function proseLine(number: number, line: string): PageLine {
  const code = [...line.matchAll(/(`+)(.+?)\1/g)].map((match) => match[2]!.trim());
  const plain = line.replace(/(`+).+?\1/g, (span) => '`'.repeat(span.length));
  const links = [
    ...[...plain.matchAll(LINK), ...plain.matchAll(DEFINITION)].map(([, text = '', url = '']) => ({text, url})),
    ...[...plain.matchAll(ATTRIBUTE)].map(([, url = '']) => ({text: plain, url})),
  ];
  const prose = plain
    // A version that a link leads to on purpose is no word of the page.
    .replace(LINK, (_, words: string, url: string) => (namesItsVersion(words, url) ? '' : words))
    .replace(DEFINITION, '')
    .replace(ATTRIBUTE, '')
    .replace(/https?:\/\/[^\s)>\]]+/g, '')
    .replace(/\{#[\w-]+\}/g, '');
  return {number, prose, code, isFenced: false, links};
}
