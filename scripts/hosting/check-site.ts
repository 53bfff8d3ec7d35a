// Checks for a deployment on any host.
import {WORKER_FILE} from '../../src/offline/shared/offline-index';
import {indexUrl, pageTextUrl} from '../../src/search/engine/shard';

interface Check {
  name: string;
  /** What is wrong, or undefined if nothing is. */
  problem: string | undefined;
}

export interface CheckOptions {
  /** True for a host that supports neither redirects nor headers, such as GitHub Pages. */
  isPlain: boolean;
  fetch?: typeof fetch;
}

/** Requests a path; throws unless the answer has the expected status, by default 200. */
type Ask = (path: string, init?: RequestInit, status?: number) => Promise<Response>;

/**
 * Requests one thing of each kind from a deployed site.
 *
 * @param url address of the site with its base URL
 */
export async function checkSite(url: string, {isPlain, fetch: get = fetch}: CheckOptions): Promise<Check[]> {
  const base = url.endsWith('/') ? url : `${url}/`;
  const ask: Ask = async (path, init, expected = 200) => {
    const response = await get(new URL(path, base), {redirect: 'manual', ...init});
    if (response.status === expected) return response;
    throw new Error(`${path.replace(/^\/?/, '/')} answered ${response.status}`);
  };
  const checks: Record<string, (ask: Ask, base: string) => Promise<string | undefined>> = {
    'the landing page': pageWith('docs', 'Harper documentation'),
    'a page': pageWith('docs/developers/rest', 'REST interface'),
    'Markdown of a page': pageWith('docs/developers/rest.md', 'REST interface'),
    'the search index': checkSearch,
    'the sitemap': pageWith('sitemap.xml', '<urlset'),
    'an old address': isPlain ? forwarder : checkRedirect,
    'what is not found': pageWith('docs/no-such-page', 'Page not found', 404),
    'the scripts of a page': (given) => checkScripts(given, isPlain),
    'the service worker': checkWorker,
    'the policy': isPlain ? pageWith('docs', 'http-equiv=Content-Security-Policy') : checkHeaders,
    ...(!isPlain && {compression: checkCompression}),
  };
  return Promise.all(
    Object.entries(checks).map(async ([name, check]) => ({
      name,
      problem: await check(ask, base).catch((error: Error) => error.message),
    })),
  );
}

/** Plain hosts add a slash, because the forwarding page is in a folder. */
const forwarder = pageWith('docs/operations-api/jobs/', 'docs/developers/operations-api/jobs"');

function pageWith(path: string, text: string, status = 200) {
  return async (ask: Ask) => {
    const response = await ask(path, {}, status);
    return (await response.text()).includes(text) ? undefined : `/${path} does not contain "${text}"`;
  };
}

/** A worker that browsers cache for more than a day would keep readers from the next deployment. */
async function checkWorker(ask: Ask) {
  const {headers} = await ask(WORKER_FILE);
  if (!headers.get('content-type')?.includes('javascript'))
    return `/${WORKER_FILE} is sent as ${headers.get('content-type')}`;
  const seconds = Number(/max-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1] ?? 0);
  return seconds > 86_400 ? `browsers keep /${WORKER_FILE} for ${seconds} seconds` : undefined;
}

async function checkSearch(ask: Ask): Promise<string | undefined> {
  const manifest = await ask('search-index.json');
  const [shard = ''] = Object.values((await manifest.json()) as Record<string, string>);
  const index = indexUrl({url: shard});
  const answer = await ask(index);
  await ask(pageTextUrl({url: shard}, 0));
  const {pages = []} = (await answer.json()) as {pages?: unknown[]};
  return pages.length > 0 ? undefined : `${index} has no pages`;
}

async function checkRedirect(ask: Ask, base: string): Promise<string | undefined> {
  const {headers} = await ask('docs/operations-api/jobs?a=1', {}, 301);
  const target = headers.get('location') ?? '';
  const expected = new URL('docs/developers/operations-api/jobs', base).pathname;
  if (new URL(target, base).pathname === expected && target.endsWith('?a=1')) return undefined;
  return `/docs/operations-api/jobs?a=1 leads ${target ? `to ${target}` : 'nowhere'}`;
}

async function checkScripts(ask: Ask, isPlain: boolean): Promise<string | undefined> {
  const html = await (await ask('docs')).text();
  const sources = [...html.matchAll(/<(?:script|link)\b[^>]*?\s(?:src|href)="?([^\s">]*\/assets\/[^\s">]+)/g)];
  if (sources.length < 3) return `the landing page names ${sources.length} files`;
  for (const [, source = ''] of sources) {
    const response = await ask(source);
    await response.arrayBuffer();
    const kept = response.headers.get('cache-control') ?? '';
    if (!isPlain && !kept.includes('immutable')) return `${source} has Cache-Control "${kept}"`;
  }
  return undefined;
}

async function checkHeaders(ask: Ask): Promise<string | undefined> {
  const {headers} = await ask('docs', {method: 'HEAD'});
  const wanted: Record<string, RegExp> = {
    'content-security-policy': /script-src 'self'.*frame-ancestors/,
    'x-content-type-options': /^nosniff$/,
    'referrer-policy': /./,
    'permissions-policy': /./,
    'cross-origin-opener-policy': /./,
    'cache-control': /max-age=0|no-cache/,
  };
  const wrong = Object.entries(wanted).filter(([name, value]) => !value.test(headers.get(name) ?? ''));
  return wrong.map(([name]) => `${name}: ${headers.get(name) ?? 'none'}`).join(', ') || undefined;
}

async function checkCompression(ask: Ask): Promise<string | undefined> {
  const response = await ask('docs', {headers: {'accept-encoding': 'br, gzip'}});
  await response.arrayBuffer();
  const encoding = response.headers.get('content-encoding');
  return encoding ? undefined : '/docs is sent as it is';
}
