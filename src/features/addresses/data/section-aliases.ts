// cspell:disable -- ids are not words
import versions from '../../../../versions.json';

/**
 * Sections that were published under a different id, so that links to that id keep working. `npm run test:build` lists
 * the ids that are missing here.
 */
export interface SectionAlias {
  /** End of the page's path: `developers/rest.md` means every version; with a version's folder, only that one. */
  source: string;
  /** The id that was published. */
  id: string;
  /**
   * `#` and the id of the heading of the same page that has the content now, such as `#get`; `#` alone for the
   * beginning of the page; or the address of any other section or entry.
   */
  to: string;
}

/** The folders of a version and of all later ones, including future ones. */
const since = (version: string): string[] => {
  const released = versions.slice(0, versions.indexOf(version) + 1).map((name) => `version-${name}`);
  return ['docs', ...released];
};

/** Former entries below a heading, which now lead to it. `ids` lists what followed its id, separated by spaces. */
const entries = (folders: readonly string[], page: string, heading: string, ids: string): SectionAlias[] =>
  folders.flatMap((folder) =>
    ids.split(' ').map((id) => ({source: `${folder}/${page}.md`, id: `${heading}-${id}`, to: `#${heading}`})),
  );

/** The address of the docs of a folder. */
const rootOf = (folder: string): string => {
  if (folder === 'docs') return '/docs/next';
  return folder === `version-${versions[0]}` ? '/docs' : `/docs/${folder.slice('version-'.length)}`;
};

/** Sections that went to another page, where they have the same ids. `ids` lists them, separated by spaces. */
const movedTo = (folders: readonly string[], page: string, to: string, ids: string): SectionAlias[] =>
  folders.flatMap((folder) =>
    ids.split(' ').map((id) => ({source: `${folder}/${page}.md`, id, to: `${rootOf(folder)}/${to}#${id}`})),
  );

const OPERATIONS = 'developers/operations-api';
const [V41, V42, V43, V44] = ['version-4.1', 'version-4.2', 'version-4.3', 'version-4.4'] as const;

export const sectionAliases: readonly SectionAlias[] = [
  // Guides that gave their reference, or their tutorial, a page of its own.
  ...movedTo(
    since('4.7'),
    'developers/rest',
    'reference/rest-interface',
    'conditional conversion functions headers limit methods null operators other-content paths permissions precedence query-errors query-method select sort status-codes unsafe-queries',
  ),
  ...movedTo(
    since('4.7'),
    'developers/real-time',
    'reference/mqtt',
    'mqtt-network-mtls mqtt-network-port mqtt-network-secureport mqtt-requireauthentication mqtt-websocket durable-sessions mqtt-configuration mqtt-events mqtt-features mqtt-formats permissions retain wildcards',
  ),
  ...movedTo(
    since('4.7'),
    'developers/applications/caching',
    'reference/caching',
    'cluster metrics not-cached status active active-id active-table active-timestamp active-type active-value active-writes cache-control cache-control-max-age-seconds cache-control-must-revalidate cache-control-no-cache cache-control-no-store cache-control-only-if-cached cache-control-stale-if-error context downstream eviction loading read-flow related stale-while-revalidate',
  ),
  ...movedTo(
    since('4.7'),
    'developers/applications/index',
    'developers/applications/resources-in-javascript',
    'actions authorization configuration derived-property external-data fastify related-record replace resources restart root troubleshooting whole-file',
  ),
  // The number of copies is set for each database: 4.3 and older have no replication of this kind.
  ...entries(since('4.4'), 'deployments/configuration', 'replication', 'replicateto'),
  // The page on replication became a guide and three pages for what is looked up.
  ...movedTo(
    since('4.7'),
    'developers/replication/index',
    'developers/replication/reference',
    'guarantees conflicts downtime reconnect settings what-replicates restrictions initial-sync subscriptions',
  ),
  ...movedTo(
    since('4.7'),
    'developers/replication/index',
    'developers/replication/security',
    'security own-certificates revocation insecure',
  ),
  ...movedTo(
    since('4.7'),
    'developers/replication/index',
    'developers/replication/monitoring',
    'monitoring lag failures troubleshooting',
  ),
  ...movedTo(
    since('4.7'),
    'developers/security/certificate-verification',
    'developers/security/certificate-verification-options',
    'order crl ocsp options full-example one-method environment failure-modes profiles cost',
  ),
  ...movedTo(
    since('4.7'),
    'developers/security/certificate-verification',
    'developers/security/certificate-verification-options',
    'failuremode crl-cachettl crl-enabled crl-failuremode crl-graceperiod crl-timeout ocsp-cachettl ocsp-enabled ' +
      'ocsp-errorcachettl ocsp-failuremode ocsp-timeout',
  ),
  // An option of vector indexes that never had an effect.
  ...entries(since('4.6'), 'developers/applications/defining-schemas', 'vector-index', 'efsearchconstruction'),
  // 4.4 described the first steps twice.
  ...['run', 'attributes', 'write', 'read', 'sealed'].map((id) => ({
    source: `${V44}/developers/applications/index.md`,
    id,
    to: `/docs/4.4/getting-started/quickstart#${id}`,
  })),
  {source: 'reference/resources/index.md', id: 'method-subscribe-includedescendants', to: '#method-subscribe'},
  {source: 'reference/resources/index.md', id: 'static-methods-update-target-updates', to: '#static-methods'},
  {source: 'reference/resources/instance-binding.md', id: 'subscriptions-includedescendants', to: '#subscriptions'},
  {source: 'reference/resource.md', id: 'subscriptions-includedescendants', to: '#subscriptions'},
  ...entries(since('4.3'), 'reference/transactions', 'members', 'resetreadsnapshot'),
  {source: `${V43}/reference/globals.md`, id: 'server-upgrade', to: '#server-ws'},
  ...entries([V43], 'reference/globals', 'server-options', 'maxpayload'),
  ...entries([V43], 'administration/cloning', 'variables', 'hdb_set_clustering_host'),
  // No release has this section.
  {source: `${V41}/configuration.md`, id: 'ipc', to: '#file'},
  {source: `${V41}/configuration.md`, id: 'ipc-network-port', to: '#file'},
  // Fields and parameters that operations never had, or have under another name or only in later versions.
  ...entries(since('4.5'), `${OPERATIONS}/clustering`, 'cluster_status', 'lastsendtime thread_id'),
  ...entries([V44], `${OPERATIONS}/clustering`, 'cluster_status', 'threadid'),
  ...entries([V42, V43], `${OPERATIONS}/databases-and-tables`, 'table-description', 'expiration sealed sources'),
  ...entries([V42, V43], `${OPERATIONS}/databases-and-tables`, 'create_table', 'audit'),
  ...entries([V42], `${OPERATIONS}/databases-and-tables`, 'table-description', 'db_size'),
  ...['all', 'database', 'table'].flatMap((what) =>
    entries(
      [V44, 'version-4.5', 'version-4.6'],
      `${OPERATIONS}/databases-and-tables`,
      `describe_${what}`,
      'include_computed',
    ),
  ),
  ...entries(since('4.2'), `${OPERATIONS}/jobs`, 'job-fields', '__createdtime__ __updatedtime__ job_body'),
  ...entries(since('4.2'), `${OPERATIONS}/logs`, 'read_audit_log', 'original_records'),
  ...entries([V42, V43], `${OPERATIONS}/logs`, 'read_transaction_log', 'database'),
  ...entries([V42, V43, V44], `${OPERATIONS}/token-authentication`, 'create_authentication_tokens', 'expires_in role'),
];
