// cspell:disable -- ids are no words
import versions from '../../versions.json';

/**
 * Sections that were published under another id, so that links to it go on leading there. `npm run test:build` names what
 * is missing here.
 */
export interface SectionAlias {
  /** End of the path of the page's source: `developers/rest.md` is that page in every version, with its folder in one. */
  source: string;
  /** The id that was published. */
  id: string;
  /**
   * The heading of the same page that has the content now, as `#get`, `#` for the beginning of the page, or the address of any
   * other section or entry.
   */
  to: string;
}

/** The folders of a version and of all later ones, those that are to come among them. */
const since = (version: string): string[] => {
  const released = versions.slice(0, versions.indexOf(version) + 1).map((name) => `version-${name}`);
  return ['docs', ...released];
};

/** Sections of a page in some folders that are a part of another one now. */
const alias = (folders: readonly string[], page: string, to: string, ...ids: string[]): SectionAlias[] =>
  folders.flatMap((folder) => ids.map((id) => ({source: `${folder}/${page}`, id, to})));

const OPERATIONS = 'developers/operations-api';

export const sectionAliases: readonly SectionAlias[] = [
  // The number of copies is set for each database: 4.3 and older have no replication of this kind.
  ...alias(since('4.4'), 'deployments/configuration.md', '#replication', 'replication-replicateto'),
  // An option of vector indexes that never had an effect.
  ...alias(
    since('4.6'),
    'developers/applications/defining-schemas.md',
    '#vector-index',
    'vector-index-efsearchconstruction',
  ),
  // 4.4 told the first steps twice.
  ...['run', 'attributes', 'write', 'read', 'sealed'].map((id) => ({
    source: 'version-4.4/developers/applications/index.md',
    id,
    to: `/docs/4.4/getting-started/quickstart#${id}`,
  })),
  {source: 'reference/resources/index.md', id: 'method-subscribe-includedescendants', to: '#method-subscribe'},
  {source: 'reference/resources/index.md', id: 'static-methods-update-target-updates', to: '#static-methods'},
  {source: 'reference/resources/instance-binding.md', id: 'subscriptions-includedescendants', to: '#subscriptions'},
  {source: 'reference/resource.md', id: 'subscriptions-includedescendants', to: '#subscriptions'},
  ...alias(since('4.3'), 'reference/transactions.md', '#members', 'members-resetreadsnapshot'),
  {source: 'version-4.3/reference/globals.md', id: 'server-upgrade', to: '#server-ws'},
  {source: 'version-4.3/reference/globals.md', id: 'server-options-maxpayload', to: '#server-options'},
  {source: 'version-4.3/administration/cloning.md', id: 'variables-hdb_set_clustering_host', to: '#variables'},
  // No release has this section.
  ...alias(['version-4.1'], 'configuration.md', '#file', 'ipc', 'ipc-network-port'),
  // Fields and parameters that operations never had, or have under another name or in later versions only.
  ...alias(
    since('4.5'),
    `${OPERATIONS}/clustering.md`,
    '#cluster_status',
    'cluster_status-lastsendtime',
    'cluster_status-thread_id',
  ),
  ...alias(['version-4.4'], `${OPERATIONS}/clustering.md`, '#cluster_status', 'cluster_status-threadid'),
  ...alias(
    ['version-4.2', 'version-4.3'],
    `${OPERATIONS}/databases-and-tables.md`,
    '#table-description',
    'table-description-expiration',
    'table-description-sealed',
    'table-description-sources',
  ),
  ...alias(
    ['version-4.2', 'version-4.3'],
    `${OPERATIONS}/databases-and-tables.md`,
    '#create_table',
    'create_table-audit',
  ),
  ...alias(['version-4.2'], `${OPERATIONS}/databases-and-tables.md`, '#table-description', 'table-description-db_size'),
  ...['all', 'database', 'table'].flatMap((what) =>
    alias(
      ['version-4.4', 'version-4.5', 'version-4.6'],
      `${OPERATIONS}/databases-and-tables.md`,
      `#describe_${what}`,
      `describe_${what}-include_computed`,
    ),
  ),
  ...alias(
    since('4.2'),
    `${OPERATIONS}/jobs.md`,
    '#job-fields',
    'job-fields-__createdtime__',
    'job-fields-__updatedtime__',
    'job-fields-job_body',
  ),
  ...alias(since('4.2'), `${OPERATIONS}/logs.md`, '#read_audit_log', 'read_audit_log-original_records'),
  ...alias(
    ['version-4.2', 'version-4.3'],
    `${OPERATIONS}/logs.md`,
    '#read_transaction_log',
    'read_transaction_log-database',
  ),
  ...alias(
    ['version-4.2', 'version-4.3', 'version-4.4'],
    `${OPERATIONS}/token-authentication.md`,
    '#create_authentication_tokens',
    'create_authentication_tokens-expires_in',
    'create_authentication_tokens-role',
  ),
];
