import {join} from 'node:path';
import {formerShapes} from '../features/addresses';
import type {Hosting, Policy} from '../features/hosting/node';
import {redirectPatterns, redirectsTo} from './redirects';
import {site, type SiteSettings} from './site';
import {latestVersion} from './versions';

const YEAR = 365 * 24 * 60 * 60;

/**
 * The folder for compressed files of earlier builds, next to the caches of Docusaurus. @public scripts/build.mjs reads
 * it.
 */
export const compressionCache = join('node_modules', '.cache', 'precompressed');

/**
 * The sources that a page may load from. Services are allowed only if they are configured.
 *
 * Style attributes stay allowed: they carry column names and line numbers, which classes cannot express. They cannot
 * load or run anything.
 */
export function contentPolicy({analyticsId, algolia}: Pick<SiteSettings, 'analyticsId' | 'algolia'>): Policy {
  const analytics = (...hosts: string[]) => (analyticsId ? hosts : []);
  const search = algolia ? searchHosts(algolia) : [];
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...analytics('https://www.googletagmanager.com')],
    'style-src-elem': ["'self'", ...(algolia ? [ALGOLIA_LOGO] : [])],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...analytics('https://*.google-analytics.com', 'https://*.googletagmanager.com')],
    'connect-src': [
      "'self'",
      ...search,
      ...analytics(
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://*.googletagmanager.com',
      ),
    ],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
}

/** Hash of the style sheet in Algolia's logo, in DocSearch 5.2.0: `.cls-1,.cls-2{fill:…`. */
const ALGOLIA_LOGO = "'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='";

/** Hosts that Algolia's client tries, one after another, and the host of the agent. */
function searchHosts({appId, agentId}: NonNullable<SiteSettings['algolia']>): string[] {
  const others = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`);
  return [`https://${appId}-dsn.algolia.net`, ...others, ...(agentId ? [`https://${appId}.algolia.net`] : [])];
}

/** Headers that make a browser stricter; none of them depends on what the site contains. */
export function securityHeaders({hsts}: Pick<SiteSettings, 'hsts'>): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(hsts && {'Strict-Transport-Security': `max-age=${YEAR}`}),
  };
}

/** Folders whose files have a hash in their names. */
const hashedFolders = ['assets', 'search-index'];

/** Settings for reading offline. */
export const offline = {baseUrl: site.baseUrl, hashedFolders, isEnabled: site.serviceWorker};

/** The single description from which the files for all hosts are made. */
export const hosting = {
  baseUrl: site.baseUrl,
  redirects: {
    // On hosts without redirects, the root is a page that forwards.
    to: (page) => (page === '/docs' ? ['/', ...redirectsTo(page)] : redirectsTo(page)),
    patterns: redirectPatterns,
    temporary: `/docs/${latestVersion}`,
    shapes: formerShapes,
  },
  cache: {
    hashedFolders,
    hashed: `public, max-age=${YEAR}, immutable`,
    other: 'public, max-age=0, must-revalidate',
  },
  types: {
    avif: 'image/avif',
    css: 'text/css; charset=utf-8',
    csv: 'text/csv; charset=utf-8',
    epub: 'application/epub+zip',
    gif: 'image/gif',
    html: 'text/html; charset=utf-8',
    ico: 'image/x-icon',
    jpg: 'image/jpeg',
    js: 'text/javascript; charset=utf-8',
    json: 'application/json',
    jsonl: 'application/jsonl',
    md: 'text/markdown; charset=utf-8',
    mjs: 'text/javascript; charset=utf-8',
    pdf: 'application/pdf',
    png: 'image/png',
    svg: 'image/svg+xml',
    txt: 'text/plain; charset=utf-8',
    webmanifest: 'application/manifest+json',
    webp: 'image/webp',
    woff2: 'font/woff2',
    xml: 'application/xml',
    yaml: 'application/yaml',
    zip: 'application/zip',
  },
  namedTypes: {
    'feed.xml': 'application/rss+xml; charset=utf-8',
    'feed.json': 'application/feed+json',
  },
  headers: securityHeaders(site),
  policy: contentPolicy(site),
  headerPolicy: {'frame-ancestors': ["'self'"]},
  precompress: site.precompress,
  forwarders: site.forwarders,
} satisfies Hosting;
