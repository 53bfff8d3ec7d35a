// The builds that the tests read. `npm run build` makes the published one; scripts/test.ts makes all of them.
import {existsSync} from 'node:fs';
import versions from '../versions.json';

const LACKING_PAGE = 'developers/security/certificate-verification';

/** A page that only the newest versions have, and the newest version without it. */
export const missingPage = {
  page: LACKING_PAGE,
  version: versions.find((name) => !existsSync(`versioned_docs/version-${name}/${LACKING_PAGE}.md`)) ?? '',
};

/** The latest version, the one before it, and one that lacks a page they have: enough for testing settings. */
const fewVersions = [...new Set([...versions.slice(0, 2), missingPage.version])].join(',');

/** The folder and environment variables of each build. What no test requests from a host is not compressed. */
export const testBuilds = {
  published: {directory: 'build', env: {}},
  // All settings of an operator at once (a path, analytics, hosted search, search engines), and the working copy.
  settings: {
    directory: 'build-settings',
    env: {
      BASE_URL: '/manual/',
      ANALYTICS_ID: 'G-TEST000000',
      ALGOLIA_APP_ID: 'DEMO0000',
      ALGOLIA_API_KEY: 'search-only-key',
      ALGOLIA_INDEX_NAME: 'harper-docs',
      ALGOLIA_AGENT_ID: 'agent-1',
      DOCS_INDEX: 'latest',
      PRECOMPRESS: 'off',
      DOCS_VERSIONS: `current,${fewVersions}`,
    },
  },
  // The next deployment, at the same address as the published one; without route tables, nearly all of its scripts have
  // other names. Also a preview: search engines may index none of its pages.
  whole: {
    directory: 'build-whole',
    env: {SPLIT_GENERATED: 'off', DOCS_INDEX: 'none', PRECOMPRESS: 'off', DOCS_VERSIONS: fewVersions},
  },
};

/** For a build without the bundler's cache, which does not notice that another build writes to another folder. */
export const withoutCache = {BUNDLER_CACHE: 'off'};

/** The environment variables of a build. */
export function environmentOf(name: keyof typeof testBuilds): Record<string, string> {
  return {...testBuilds[name].env, ...(name !== 'published' && withoutCache)};
}
