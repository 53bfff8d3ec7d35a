// cspell:disable -- ids are no words
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

export const sectionAliases: readonly SectionAlias[] = [
  // The number of copies is set for each database: 4.3 and older have no replication of this kind.
  ...['docs', 'version-4.7', 'version-4.6', 'version-4.5', 'version-4.4'].map((folder) => ({
    source: `${folder}/deployments/configuration.md`,
    id: 'replication-replicateto',
    to: '#replication',
  })),
  // An option of vector indexes that never had an effect.
  ...['docs', 'version-4.7', 'version-4.6'].map((folder) => ({
    source: `${folder}/developers/applications/defining-schemas.md`,
    id: 'vector-index-efsearchconstruction',
    to: '#vector-index',
  })),
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
  ...['docs', 'version-4.7', 'version-4.6', 'version-4.5', 'version-4.4', 'version-4.3'].map((folder) => ({
    source: `${folder}/reference/transactions.md`,
    id: 'members-resetreadsnapshot',
    to: '#members',
  })),
  {source: 'version-4.3/reference/globals.md', id: 'server-upgrade', to: '#server-ws'},
  {source: 'version-4.3/reference/globals.md', id: 'server-options-maxpayload', to: '#server-options'},
  // Fields that cluster_status never had, or has under another name.
  ...['docs', 'version-4.7', 'version-4.6', 'version-4.5'].flatMap((folder) => [
    {
      source: `${folder}/developers/operations-api/clustering.md`,
      id: 'cluster_status-lastsendtime',
      to: '#cluster_status',
    },
    {
      source: `${folder}/developers/operations-api/clustering.md`,
      id: 'cluster_status-thread_id',
      to: '#cluster_status',
    },
  ]),
  {
    source: 'version-4.4/developers/operations-api/clustering.md',
    id: 'cluster_status-threadid',
    to: '#cluster_status',
  },
  {source: 'version-4.3/administration/cloning.md', id: 'variables-hdb_set_clustering_host', to: '#variables'},
  // No release has this section.
  {source: 'version-4.1/configuration.md', id: 'ipc', to: '#file'},
  {source: 'version-4.1/configuration.md', id: 'ipc-network-port', to: '#file'},
  // Fields and parameters that operations never had, or have in later versions only.
  ...(
    [
      [
        'databases-and-tables',
        ['version-4.2', 'version-4.3'],
        ['create_table-audit', 'table-description-expiration', 'table-description-sealed', 'table-description-sources'],
      ],
      ['databases-and-tables', ['version-4.2'], ['table-description-db_size']],
      [
        'jobs',
        ['version-4.2', 'version-4.3', 'version-4.4', 'version-4.5', 'version-4.6', 'version-4.7', 'docs'],
        ['job-fields-__createdtime__', 'job-fields-__updatedtime__', 'job-fields-job_body'],
      ],
      [
        'logs',
        ['version-4.2', 'version-4.3', 'version-4.4', 'version-4.5', 'version-4.6', 'version-4.7', 'docs'],
        ['read_audit_log-original_records'],
      ],
      ['logs', ['version-4.2', 'version-4.3'], ['read_transaction_log-database']],
      [
        'token-authentication',
        ['version-4.2', 'version-4.3', 'version-4.4'],
        ['create_authentication_tokens-expires_in', 'create_authentication_tokens-role'],
      ],
      [
        'databases-and-tables',
        ['version-4.4', 'version-4.5', 'version-4.6'],
        ['describe_all-include_computed', 'describe_database-include_computed', 'describe_table-include_computed'],
      ],
    ] as const
  ).flatMap(([page, folders, ids]) =>
    folders.flatMap((folder) =>
      ids.map((id) => ({
        source: `${folder}/developers/operations-api/${page}.md`,
        id,
        to: `#${id.slice(0, id.lastIndexOf('-'))}`,
      })),
    ),
  ),
];
