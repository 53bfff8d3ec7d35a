import {followPatterns, isTemporary, planPatterns, withBase} from './collect-redirects';
import type {Hosting, RedirectPattern} from './types';

/** The limits of Cloudflare Pages for the size of the files; Netlify reads more. */
const LIMITS = {exact: 2000, patterns: 100, redirectLine: 1000, headerRules: 100, headerLine: 2000};

/**
 * The file `_redirects` for Netlify and Cloudflare Pages. Both keep the query, clean up addresses and serve `404.html`
 * on their own. Cloudflare Pages reads no more rules than `LIMITS`: there, the pages at old addresses forward for those
 * that are left out, so these are none that a pattern would send elsewhere. Netlify reads all, and has no such pages.
 *
 * @param pages paths of the pages, without the base URL
 * @throws Error if there are more rules than these hosts read, or a rule is too long
 */
export function netlifyRedirects(pages: string[], hosting: Hosting): string {
  const planned = planPatterns(pages, hosting);
  const patterns = planned.filter(({isExact}) => !isExact);
  const isNeeded = ({from}: RedirectPattern) => followPatterns(from, patterns) !== undefined;
  const exact = planned.filter(({isExact}) => isExact);
  const ordered = [...exact.filter(isNeeded), ...exact.filter((pattern) => !isNeeded(pattern))];
  // An address takes one rule, and what is below it another; only the second is a pattern.
  const others = patterns.flatMap((pattern) => rulesOf(pattern, hosting));
  const room = LIMITS.exact - patterns.length;
  if (patterns.length > LIMITS.patterns || exact.filter(isNeeded).length > room) {
    throw new Error(
      `_redirects would have ${patterns.length} rules by pattern and ${exact.filter(isNeeded).length} before them: ` +
        `Cloudflare Pages reads ${LIMITS.patterns} and ${room}. Say more of them by pattern in src/config/redirects.ts.`,
    );
  }
  const listed = hosting.forwarders ? ordered.slice(0, room) : ordered;
  const rules = [...listed.flatMap((pattern) => rulesOf(pattern, hosting)), ...others];
  return lines('_redirects', rules, LIMITS.redirectLine);
}

function rulesOf({from, to, isExact}: RedirectPattern, {baseUrl, redirects}: Hosting): string[] {
  const status = isTemporary(from, redirects.temporary) ? 302 : 301;
  const [source, target] = [withBase(from, baseUrl), withBase(to, baseUrl)];
  const whole = `${source} ${target} ${status}`;
  return isExact ? [whole] : [whole, `${source}/* ${target}/:splat ${status}`];
}

/**
 * The file `_headers` for the same hosts. They set caching for pages by default, and a header set by two rules would be
 * sent with both values, so only hashed files get a caching rule here.
 *
 * @param policy the Content-Security-Policy
 * @throws Error if there are more rules, or longer ones, than these hosts read
 */
export function netlifyHeaders(policy: string, {baseUrl, cache, types, namedTypes, headers}: Hosting): string {
  const named = Object.entries(namedTypes).map(([name, type]) => rule(`${baseUrl}*/${name}`, {'Content-Type': type}));
  const rules = [
    rule(`${baseUrl}*`, {...headers, 'Content-Security-Policy': policy}),
    ...cache.hashedFolders.map((folder) => rule(`${baseUrl}${folder}/*`, {'Cache-Control': cache.hashed})),
    // These hosts know the other types.
    ...['md', 'webmanifest'].map((ending) => rule(`${baseUrl}*.${ending}`, {'Content-Type': types[ending] ?? ''})),
    ...named,
  ];
  if (rules.length > LIMITS.headerRules) throw new Error(`_headers has ${rules.length} rules.`);
  return lines('_headers', rules.flat(), LIMITS.headerLine);
}

function rule(path: string, headers: Record<string, string>): string[] {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)];
}

function lines(file: string, all: string[], limit: number): string {
  const long = all.find((line) => line.length > limit);
  if (long) throw new Error(`${file} has a line of ${long.length} characters, of which hosts read ${limit}: ${long}`);
  return `${all.join('\n')}\n`;
}
