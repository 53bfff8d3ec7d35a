import {unescapeHtml} from '../../../lib/escape-html';

const TAG = /<(script|link|img|source)\b([^>]*)>/gi;
const RELATION = /\brel=["']?([\w-]+)/i;
const ADDRESS = /\b(?:src|href)=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/** Links that every browser follows to show a page. It may never request icons. */
const NEEDED = new Set(['stylesheet', 'preload', 'modulepreload']);

/**
 * The files on the same origin that a page needs to be displayed, according to its HTML.
 *
 * @returns unique paths that begin with a slash
 */
export function filesInPage(html: string): string[] {
  const found = [...html.matchAll(TAG)].flatMap(([, tag = '', attributes = '']) => {
    const relation = RELATION.exec(attributes)?.[1]?.toLowerCase() ?? '';
    if (tag.toLowerCase() === 'link' && !NEEDED.has(relation)) return [];
    const [, quoted, single, bare] = ADDRESS.exec(attributes) ?? [];
    const path = (quoted ?? single ?? bare ?? '').replace(/[?#].*$/, '');
    return /^\/(?!\/)/.test(path) ? [path] : [];
  });
  return [...new Set(found)];
}

/** The title of a page from its HTML. */
export function titleOfPage(html: string): string {
  return unescapeHtml(/<title\b[^>]*>([^<]*)/i.exec(html)?.[1] ?? '');
}

/**
 * Returns true if a page is of a build.
 *
 * @param build address of the script that starts the pages of that build
 */
export function isOfBuild(html: string, build: string): boolean {
  return filesInPage(html).includes(build);
}
