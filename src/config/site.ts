/**
 * Where this site lives and which services it talks to. The only module that reads settings from `process.env`; `NODE_ENV`,
 * which Docusaurus sets, is read elsewhere as well.
 */

import type {AlgoliaSettings} from '../search/indexing';

/** The settings of the site. */
export type SiteSettings = ReturnType<typeof readSiteSettings>;

/** `all` versions, the `latest` one, or `none`: then no page of the site, as for a preview. */
export type DocsIndex = (typeof DOCS_INDEX)[number];

const DOCS_INDEX = ['all', 'latest', 'none'] as const;

type Environment = Record<string, string | undefined>;

const DEFAULT_URL = 'http://localhost:3000';
const DEFAULT_REPOSITORY = 'https://github.com/harper-documentation/harper-documentation';

/**
 * Reads the settings from environment variables; each has a default that works on a fresh machine.
 * @throws Error naming the variable, its value and what was expected, when a value cannot be used.
 */
export function readSiteSettings(env: Environment) {
  return {
    /** Origin of the deployed site, without a path: `https://docs.example.com`. */
    url: readOrigin(env),
    /** Path the site is served under, with a slash at both ends. */
    baseUrl: readBaseUrl(env),
    /** The source repository, without a slash at the end. */
    repositoryUrl: readRepositoryUrl(env),
    /** The branch that edit links open. */
    repositoryBranch: env.REPOSITORY_BRANCH || 'main',
    /** Measurement id of the analytics tag, or undefined: then no analytics code is shipped. */
    analyticsId: readAnalyticsId(env),
    /** Which docs versions to build, as written in DOCS_VERSIONS; undefined for the default. */
    docsVersions: env.DOCS_VERSIONS || undefined,
    /** Which docs versions search engines may list. */
    docsIndex: readDocsIndex(env),
    /** True under `npm start`. */
    isDevelopment: env.NODE_ENV === 'development',
    /** False leaves the route tables in the scripts that every page loads; for comparison and tests. */
    splitGenerated: readSwitch(env, 'SPLIT_GENERATED'),
    /** False writes no compressed files beside the others, for hosts that compress by themselves. */
    precompress: readSwitch(env, 'PRECOMPRESS'),
    /** False leaves no pages at old addresses, for hosts that redirect. */
    forwarders: readSwitch(env, 'FORWARDERS'),
    /** True asks browsers to use nothing but HTTPS from then on. */
    hsts: readSwitch(env, 'HSTS', 'off'),
    /** False publishes a service worker that takes itself away, with all that it kept. */
    serviceWorker: readSwitch(env, 'SERVICE_WORKER'),
    /** The hosted search service, or undefined: then the site searches its own index and nothing else. */
    algolia: readAlgolia(env),
  };
}

function readOrigin(env: Environment): string {
  const value = env.SITE_URL || DEFAULT_URL;
  const url = parseUrl('SITE_URL', value);
  if (url.pathname !== '/' || url.search || url.hash) {
    throw new Error(
      `SITE_URL is "${value}": expected an origin without a path, such as https://docs.example.com (set the path with BASE_URL).`,
    );
  }
  return url.origin;
}

function readBaseUrl(env: Environment): string {
  const value = env.BASE_URL || '/';
  if (!/^\/(?:[\w.~-]+\/)*$/.test(value)) {
    throw new Error(`BASE_URL is "${value}": expected a path with a slash at both ends, such as / or /harper/.`);
  }
  return value;
}

function readRepositoryUrl(env: Environment): string {
  // GitHub Actions names the repository itself, so a fork's edit links lead to the fork.
  const fromActions =
    env.GITHUB_REPOSITORY && `${env.GITHUB_SERVER_URL || 'https://github.com'}/${env.GITHUB_REPOSITORY}`;
  const value = env.REPOSITORY_URL || fromActions || DEFAULT_REPOSITORY;
  parseUrl('REPOSITORY_URL', value);
  return value.replace(/\/+$/, '');
}

function readAnalyticsId(env: Environment): string | undefined {
  const value = env.ANALYTICS_ID;
  if (!value) return undefined;
  // The id is written into a script of every page, so nothing but an id may pass.
  if (!/^GT?-[A-Z\d]{6,}$/.test(value)) {
    throw new Error(`ANALYTICS_ID is "${value}": expected a measurement id such as G-ABC123DEF4.`);
  }
  return value;
}

function readDocsIndex(env: Environment): DocsIndex {
  const value = env.DOCS_INDEX || 'all';
  const known = DOCS_INDEX.find((name) => name === value);
  if (!known) throw new Error(`DOCS_INDEX is "${value}": expected ${DOCS_INDEX.join(', ')}.`);
  return known;
}

function readSwitch(env: Environment, name: string, preset: 'on' | 'off' = 'on'): boolean {
  const value = env[name] || preset;
  if (value !== 'on' && value !== 'off') throw new Error(`${name} is "${value}": expected on or off.`);
  return value === 'on';
}

const ALGOLIA_REQUIRED = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

function readAlgolia(env: Environment): AlgoliaSettings | undefined {
  const isAsked = Boolean(env.ALGOLIA_AGENT_ID) || ALGOLIA_REQUIRED.some((name) => env[name]);
  if (!isAsked) return undefined;
  const missing = ALGOLIA_REQUIRED.filter((name) => !env[name]);
  if (missing.length > 0) {
    throw new Error(`Algolia search needs ${ALGOLIA_REQUIRED.join(', ')}: ${missing.join(', ')} is not set.`);
  }
  return {
    // The application id becomes part of a host name.
    appId: readMatching(env, 'ALGOLIA_APP_ID', /^[A-Z0-9]{4,20}$/i, 'an application id such as AB12CD34EF'),
    apiKey: readMatching(env, 'ALGOLIA_API_KEY', /^[\w+/=-]{8,}$/, 'the search-only API key'),
    indexName: readMatching(env, 'ALGOLIA_INDEX_NAME', /^[\w .-]+$/, 'the name of an index'),
    agentId: env.ALGOLIA_AGENT_ID
      ? readMatching(env, 'ALGOLIA_AGENT_ID', /^[\w-]+$/, 'the id of an agent, of letters, digits and dashes')
      : undefined,
  };
}

function readMatching(env: Environment, name: string, pattern: RegExp, expected: string): string {
  const value = env[name] ?? '';
  if (pattern.test(value)) return value;
  // A key is not for the log of a build.
  const shown = name === 'ALGOLIA_API_KEY' ? `${value.length} characters long` : `"${value}"`;
  throw new Error(`${name} is ${shown}: expected ${expected}.`);
}

function parseUrl(name: string, value: string): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(`${name} is "${value}": expected an address that starts with https:// or http://.`);
  }
  return url;
}

export const site = readSiteSettings(process.env);
