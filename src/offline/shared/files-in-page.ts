import {unescapeHtml} from '../../lib/escape-html';

const TAG = /<(script|link|img|source)\b([^>]*)>/gi;
const RELATION = /\brel=["']?([\w-]+)/i;
const ADDRESS = /\b(?:src|href)=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/** Links that every browser follows to show a page. Icons it may never ask for. */
const NEEDED = new Set(['stylesheet', 'preload', 'modulepreload']);

/**
 * The files of the same site that a page is shown with, as its HTML names them; each once.
 *
 * @returns paths that begin with a slash
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

/** Title of a page, as its HTML has it. */
export function titleOfPage(html: string): string {
  return unescapeHtml(/<title\b[^>]*>([^<]*)/i.exec(html)?.[1] ?? '');
}

/**
 * What tells one build of the site from another: the hash of the script that knows all others.
 *
 * @returns undefined for a page without scripts
 */
export function buildOfPage(html: string): string | undefined {
  return /\/runtime~main\.(\w+)\.js/.exec(html)?.[1];
}
