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
 * Identifies the build of a page by the hash of its runtime script, which lists all other scripts.
 *
 * @returns undefined for a page without that script
 */
export function buildOfPage(html: string): string | undefined {
  return /\/runtime~main\.(\w+)\.js/.exec(html)?.[1];
}
