/**
 * The addresses of this site and of the services it talks to. The only module that reads settings from `process.env`;
 * `NODE_ENV`, which Docusaurus sets, is read elsewhere as well.
 */

import type {AlgoliaSettings} from '../features/search/node';

/** The settings of the site. */
export type SiteSettings = ReturnType<typeof readSiteSettings>;

/** `all` versions, only the `latest` one, or `none`: no page of the site, for previews. */
export type DocsIndex = 'all' | 'latest' | 'none';

type Environment = Record<string, string | undefined>;

const DEFAULT_URL = 'http://localhost:3000';
const DEFAULT_REPOSITORY = 'https://github.com/harper-documentation/harper-documentation';
const BASE_URL = /^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/;
/** The characters that Git allows in a name, without those that an address would have to encode. */
const BRANCH = /^(?![./-])(?!.*(?:\.\.|\/\/|\/\.))[\w./-]+(?<![./])$/;
/** This is written into a script of every page, so only an id may pass. */
const ANALYTICS_ID = /^(?:GT?-[A-Z\d]{6,})?$/;

/**
 * Reads the settings from environment variables; each has a default that works on a fresh machine.
 * @throws Error naming the variable, its value (except that of a key) and what was expected, if a value is invalid
 */
export function readSiteSettings(env: Environment) {
  return {
    /** Origin of the deployed site, without a path: `https://docs.example.com`. */
    url: readOrigin(env),
    /** Path the site is served under, with a slash at both ends. */
    baseUrl: read(env, 'BASE_URL', '/', BASE_URL, 'a path with a slash at both ends, such as / or /harper/'),
    /** The source repository, without a trailing slash. */
    repositoryUrl: readRepositoryUrl(env),
    /** The address for editing a page, with `{path}` for its file: `https://github.com/owner/docs/edit/main/{path}`. */
    editUrl: readEditUrl(env),
    /** The address at which a mistake is reported, with `{title}` and `{body}`: `https://github.com/owner/docs/issues/new?title={title}&body={body}`. */
    issueUrl: readIssueUrl(env),
    /** Measurement id of the analytics tag, or undefined: then no analytics code is shipped. */
    analyticsId: read(env, 'ANALYTICS_ID', '', ANALYTICS_ID, 'a measurement id such as G-ABC123DEF4') || undefined,
    /** The docs versions to build, as written in DOCS_VERSIONS; undefined for the default. */
    docsVersions: env.DOCS_VERSIONS || undefined,
    /** The docs versions that search engines may list. */
    docsIndex: read(env, 'DOCS_INDEX', 'all', /^(?:all|latest|none)$/, 'all, latest, none') as DocsIndex,
    /** True under `npm start`. */
    isDevelopment: env.NODE_ENV === 'development',
    /** False leaves the route tables in the scripts that every page loads; for comparison and tests. */
    splitGenerated: readSwitch(env, 'SPLIT_GENERATED'),
    /** False leaves the bundler's cache alone, which does not notice everything that a build depends on. */
    bundlerCache: readSwitch(env, 'BUNDLER_CACHE'),
    /** False writes no compressed files, for hosts that compress on their own. */
    precompress: readSwitch(env, 'PRECOMPRESS'),
    /** False leaves no pages at old addresses, for hosts that redirect. */
    forwarders: readSwitch(env, 'FORWARDERS'),
    /** True asks browsers to use only HTTPS from then on. */
    hsts: readSwitch(env, 'HSTS', 'off'),
    /** False publishes a service worker that removes itself and everything it stored. */
    serviceWorker: readSwitch(env, 'SERVICE_WORKER'),
    /** The hosted search service, or undefined: then the site searches only its own index. */
    algolia: readAlgolia(env),
  };
}

/**
 * The value of a variable, or its default.
 * @throws Error naming what was expected, if the value does not match
 */
function read(
  env: Environment,
  name: string,
  preset: string,
  fits: RegExp,
  expected: string,
  show = (value: string) => value,
): string {
  const value = env[name] || preset;
  if (fits.test(value)) return value;
  // A key does not belong in a build log.
  const shown = name === 'ALGOLIA_API_KEY' ? `${value.length} characters long` : `"${show(value)}"`;
  throw new Error(`${name} is ${shown}: expected ${expected}.`);
}

function readSwitch(env: Environment, name: string, preset: 'on' | 'off' = 'on'): boolean {
  return read(env, name, preset, /^(?:on|off)$/, 'on or off') === 'on';
}

function readUrl(env: Environment, name: string, preset: string): URL {
  const expected = 'an address that starts with https:// or http://';
  const value = read(env, name, preset, /^https?:\/\/(?!\/)/i, expected, hidePassword);
  if (!URL.canParse(value)) throw new Error(`${name} is "${hidePassword(value)}": expected ${expected}.`);
  const url = new URL(value);
  if (url.username || url.password) {
    throw new Error(`${name} is "${hidePassword(value)}": expected an address without a username and password.`);
  }
  return url;
}

function readOrigin(env: Environment): string {
  const url = readUrl(env, 'SITE_URL', DEFAULT_URL);
  if (url.pathname !== '/' || url.search || url.hash) {
    throw new Error(
      `SITE_URL is "${env.SITE_URL}": expected an origin without a path, such as https://docs.example.com (set the path with BASE_URL).`,
    );
  }
  return url.origin;
}

function readRepositoryUrl(env: Environment): string {
  // GitHub Actions provides the repository, so a fork's edit links lead to the fork.
  const fromActions =
    env.GITHUB_REPOSITORY && `${env.GITHUB_SERVER_URL || 'https://github.com'}/${env.GITHUB_REPOSITORY}`;
  const url = readUrl(env, 'REPOSITORY_URL', fromActions || DEFAULT_REPOSITORY).href.replace(/\/+$/, '');
  if (url.endsWith('.git')) {
    throw new Error(`REPOSITORY_URL is "${url}": expected the address of its page, without .git.`);
  }
  return url;
}

function readEditUrl(env: Environment): string {
  const branch = read(env, 'REPOSITORY_BRANCH', 'main', BRANCH, 'the name of a branch, such as main');
  const ofGitHub = `${readRepositoryUrl(env)}/edit/${branch}/{path}`;
  const expected = 'an address with {path}, such as https://gitlab.com/owner/docs/-/edit/main/{path}';
  return read(env, 'EDIT_URL', ofGitHub, /^https?:\/\/[^\s"<>]+\{path\}/i, expected);
}

function readIssueUrl(env: Environment): string {
  const ofGitHub = `${readRepositoryUrl(env)}/issues/new?title={title}&body={body}`;
  const expected =
    'an address with {title} and {body}, such as ' +
    'https://gitlab.com/owner/docs/-/issues/new?issue[title]={title}&issue[description]={body}';
  const form = /^https?:\/\/(?=[^\s"<>]*\{title\})(?=[^\s"<>]*\{body\})[^\s"<>]+$/i;
  // Docusaurus refuses brackets in the links of the footer.
  return read(env, 'ISSUE_URL', ofGitHub, form, expected).replaceAll('[', '%5B').replaceAll(']', '%5D');
}

const hidePassword = (address: string) => address.replace(/\/\/[^/@]*@/, '//…@');

const ALGOLIA_REQUIRED = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

function readAlgolia(env: Environment): AlgoliaSettings | undefined {
  const isAsked = Boolean(env.ALGOLIA_AGENT_ID) || ALGOLIA_REQUIRED.some((name) => env[name]);
  if (!isAsked) return undefined;
  const missing = ALGOLIA_REQUIRED.filter((name) => !env[name]);
  if (missing.length > 0) {
    throw new Error(`Algolia search needs ${ALGOLIA_REQUIRED.join(', ')}: ${missing.join(', ')} is not set.`);
  }
  const agent = /^[\w-]*$/;
  return {
    // The application id becomes part of a host name.
    appId: read(env, 'ALGOLIA_APP_ID', '', /^[A-Z0-9]{4,20}$/i, 'an application id such as AB12CD34EF'),
    apiKey: read(env, 'ALGOLIA_API_KEY', '', /^[\w+/=-]{8,}$/, 'the search-only API key'),
    indexName: read(env, 'ALGOLIA_INDEX_NAME', '', /^[\w .-]+$/, 'the name of an index'),
    agentId: read(env, 'ALGOLIA_AGENT_ID', '', agent, 'the id of an agent, of letters, digits and dashes') || undefined,
  };
}

export const site = settingsOrExit(() => readSiteSettings(process.env));

/** Settings, or the end of the process with the message alone: where it was thrown helps no operator. */
export function settingsOrExit<T>(readSettings: () => T): T {
  try {
    return readSettings();
  } catch (error) {
    console.error(`[ERROR] ${(error as Error).message}`);
    return process.exit(1);
  }
}
