import {planPatterns, withBase} from './collect-redirects';
import type {Hosting, RedirectPattern} from './types';

/** What Cloudflare Pages reads of the files; Netlify reads more. */
const LIMITS = {exact: 2000, patterns: 100, redirectLine: 1000, headerRules: 100, headerLine: 2000};

/**
 * The file `_redirects` of Netlify and Cloudflare Pages. Both keep the query, clean addresses and serve `404.html` by
 * themselves.
 *
 * @param pages paths of the pages, without the base URL
 * @throws Error when the rules are more than these hosts read
 */
export function netlifyRedirects(pages: string[], hosting: Hosting): string {
  const patterns = planPatterns(pages, hosting);
  const exact = patterns.filter(({isExact}) => isExact);
  // An address with and without something below it are two rules, of which only the second is a pattern.
  const rules = patterns.flatMap((pattern) => rulesOf(pattern, hosting.baseUrl));
  const dynamic = rules.filter((text) => text.includes('*'));
  if (dynamic.length > LIMITS.patterns || rules.length - dynamic.length > LIMITS.exact) {
    throw new Error(
      `_redirects would have ${rules.length} rules, ${dynamic.length} of them by pattern (${exact.length} single pages): ` +
        `Cloudflare Pages reads ${LIMITS.exact} and ${LIMITS.patterns}. Say more of them by pattern in src/config/redirects.ts.`,
    );
  }
  return lines('_redirects', rules, LIMITS.redirectLine);
}

function rulesOf({from, to, isExact}: RedirectPattern, baseUrl: string): string[] {
  const [source, target] = [withBase(from, baseUrl), withBase(to, baseUrl)];
  const whole = `${source} ${target} 301`;
  return isExact ? [whole] : [whole, `${source}/* ${target}/:splat 301`];
}

/**
 * The file `_headers` of the same hosts. Pages get their own rule for the cache by default, and a header that two rules set
 * would be sent with both values, so only hashed files have one here.
 *
 * @param policy the Content-Security-Policy
 * @throws Error when the rules are more, or longer, than these hosts read
 */
export function netlifyHeaders(policy: string, {baseUrl, cache, types, namedTypes, headers}: Hosting): string {
  const named = Object.entries(namedTypes).map(([name, type]) => rule(`${baseUrl}*/${name}`, {'Content-Type': type}));
  const rules = [
    rule(`${baseUrl}*`, {...headers, 'Content-Security-Policy': policy}),
    ...cache.hashedFolders.map((folder) => rule(`${baseUrl}${folder}/*`, {'Cache-Control': cache.hashed})),
    // The others are known to these hosts.
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
