/**
 * Sections that were published under another id, so that links to it go on leading there. `npm run test:build` names what
 * is missing here.
 */
export interface SectionAlias {
  /** End of the path of the page's source: `developers/rest.md` is that page in every version, with its folder in one. */
  source: string;
  /** The id that was published. */
  id: string;
  /** The heading of the same page that has the content now, as `#get`, or the address of any other section or entry. */
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
  {source: 'reference/transactions.md', id: 'members-resetreadsnapshot', to: '#members'},
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
];
