// The builds that the tests read. `npm run build` makes the published one; scripts/test.ts makes all.
import {existsSync} from 'node:fs';
import versions from '../versions.json';

const LACKING_PAGE = 'developers/security/certificate-verification';

/** A page that the newest versions have and the others do not, and the newest of the others. */
export const lackingPage = {
  page: LACKING_PAGE,
  version: versions.find((name) => !existsSync(`versioned_docs/version-${name}/${LACKING_PAGE}.md`)) ?? '',
};

/** The latest version, the one before it, and one that lacks a page of theirs: enough where a setting is tried and not the pages. */
const fewVersions = [...new Set([...versions.slice(0, 2), lackingPage.version])].join(',');

/** The folder of each, and the variables it is built with. What no test asks a host for is not compressed. */
export const testBuilds = {
  published: {directory: 'build', env: {}},
  // All settings that an operator has, at once: a path, analytics, the hosted search, search engines; and the working copy.
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
  // The next deployment, which has to be at the address of the published one; without route tables, nearly all of its scripts
  // have other names. Also a preview: no page of it is for search engines.
  whole: {
    directory: 'build-whole',
    env: {SPLIT_GENERATED: 'off', DOCS_INDEX: 'none', PRECOMPRESS: 'off', DOCS_VERSIONS: fewVersions},
  },
};
