import type {Hosting, Redirect, RedirectPattern} from './types';
import {withoutSlash} from '../../../lib/without-slash';

/** All redirects of a site, in order of their addresses. @param pages paths of its pages, without the base URL */
export function collectRedirects(pages: string[], {baseUrl, redirects}: Hosting): Redirect[] {
  return pages
    .flatMap((page) => redirects.to(page).map((from) => [from, page] as const))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([from, to]) => [withBase(from, baseUrl), withBase(to, baseUrl)] as const);
}

/** `/docs` under `/manual/` is `/manual/docs`; the root itself is `/manual`. */
export function withBase(path: string, baseUrl: string): string {
  return withoutSlash(baseUrl + path.slice(1));
}

/** Returns true if an address begins with the prefix of those that lead elsewhere after the next release. */
export function isTemporary(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}

/** The target of the first pattern that matches a path, or undefined if none does. */
export function followPatterns(path: string, patterns: readonly RedirectPattern[]): string | undefined {
  const pattern = patterns.find(({from, isExact}) => path === from || (!isExact && path.startsWith(`${from}/`)));
  return pattern && pattern.to + path.slice(pattern.from.length);
}

/**
 * Rules that send every old address to the target of its redirect: the patterns whose target exists, and before them a
 * rule for each address that they would send elsewhere.
 *
 * @param pages paths of the pages that exist; all paths are without the base URL
 * @throws Error naming the pages that a pattern would hide
 */
export function planPatterns(pages: string[], {redirects}: Hosting): RedirectPattern[] {
  const known = new Set(pages);
  const patterns = redirects.patterns.filter(({to, isExact}) =>
    isExact ? known.has(to) : pages.some((page) => page === to || page.startsWith(`${to}/`)),
  );
  const single = pages.flatMap((page) =>
    redirects
      .to(page)
      .filter((from) => followPatterns(from, patterns) !== page)
      .map((from) => ({from, to: page, isExact: true})),
  );
  const planned = [...single, ...patterns];
  const taken = pages.filter((page) => followPatterns(page, planned) !== undefined);
  if (taken.length > 0) throw new Error(`Redirects by pattern would hide these pages:\n${taken.join('\n')}`);
  return planned;
}
