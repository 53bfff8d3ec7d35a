/**
 * Former addresses of pages of the docs: addresses that sites about Harper, search engines and old copies of the
 * documentation name. Paths are below the address of a version and hold for each version.
 */

/**
 * Folders and pages that were, or are believed to be, at FROM, and are at TO or moved on from there:
 * src/features/versions/data/page-moves.ts knows where. The first rule whose target exists wins.
 */
export const formerPaths: readonly (readonly [from: string, to: string])[] = [
  // The reference was part of "technical details", and once had folders of "developers".
  ['technical-details/reference', 'reference'],
  ['technical-details', 'reference'],
  ['reference/clustering', 'developers/clustering'],
  ['reference/sql-guide', 'developers/sql-guide'],
  ['reference/applications', 'developers/applications'],
  ['reference/operations-api', 'developers/operations-api'],
  ['reference/security', 'developers/security'],
  ['reference/real-time', 'developers/real-time'],
  ['reference/replication', 'developers/replication'],
  ['reference/rest', 'developers/rest'],
  ['reference/command-line-interface', 'deployments/harper-cli'],
  ['reference/configuration', 'deployments/configuration'],
  // Clustering, before replication had pages of its own, and after it had.
  ['developers/replication/clustering', 'developers/clustering'],
  ['developers/operations-api/clustering/clustering-nats', 'developers/operations-api/clustering-nats'],
  ['clustering', 'developers/clustering'],
  // Components.
  ['developers/miscellaneous/query-optimization', 'reference/query-optimization'],
  ['developers/miscellaneous', 'developers/components'],
  ['developers/components/built-in-components', 'developers/components/built-in'],
  ['add-ons-and-sdks', 'developers/components'],
  ['reference/components/built-in', 'developers/components/built-in'],
  ['custom-functions', 'developers/applications'],
  ['developers/custom-functions', 'developers/applications'],
  // Up to 4.1 the documentation was flat, and later readers leave folders out.
  ['audit-logging', 'administration/logging/audit-logging'],
  ['cloning', 'administration/cloning'],
  ['configuration', 'deployments/configuration'],
  ['harper-studio', 'administration/harper-studio'],
  ['harperdb-studio', 'administration/harperdb-studio'],
  ['harperdb-cli', 'deployments/harperdb-cli'],
  ['harperdb-cloud', 'deployments/harperdb-cloud'],
  ['install-harperdb', 'deployments/install-harperdb'],
  ['install-harper', 'deployments/install-harper'],
  ['jobs', 'administration/jobs'],
  ['logging', 'administration/logging/standard-logging'],
  ['operations-api', 'developers/operations-api'],
  ['rest', 'developers/rest'],
  ['rest-api', 'developers/rest'],
  ['real-time', 'developers/real-time'],
  ['replication', 'developers/replication'],
  ['resources', 'reference/resource'],
  ['security', 'developers/security'],
  ['sql-guide', 'developers/sql-guide'],
  ['sql-guide/datatypes', 'reference/data-types'],
  ['transaction-logging', 'administration/logging/transaction-logging'],
  ['upgrade-hdb-instance', 'deployments/upgrade-hdb-instance'],
  // Pages that stood in another folder.
  ['administration/edge', 'deployments/harper-cloud'],
  ['administration/harperdb-cli', 'deployments/harperdb-cli'],
  ['administration/harper-cli', 'deployments/harper-cli'],
  ['administration/upgrade-hdb-instance', 'deployments/upgrade-hdb-instance'],
  ['administration/harperdb-studio/create-an-account', 'administration/harperdb-studio/create-account'],
  ['administration/harper-studio/create-an-account', 'administration/harper-studio/create-account'],
  ['administration/harper-studio/manage-charts', 'administration/harper-studio/query-instance-data'],
  ['administration/harper-studio/manage-clustering', 'administration/harper-studio/manage-replication'],
  ['administration/harper-studio/manage-functions', 'administration/harper-studio/manage-applications'],
  [
    'administration/harper-studio/manage-schemas-browse-data',
    'administration/harper-studio/manage-databases-browse-data',
  ],
  ['administration/logging/logging', 'administration/logging/standard-logging'],
  ['deployments/install-harper/harper-cli', 'deployments/harper-cli'],
  ['getting-started/install-harper', 'getting-started/installation'],
  ['getting-started/install-harperdb', 'getting-started/installation'],
  ['getting-started/first-harper-app', 'getting-started/quickstart'],
  ['getting-started/harper-concepts', 'foundations/core-concepts'],
  ['getting-started/what-is-harper', 'foundations/harper-architecture'],
  // Folders without a page of their own.
  ['developers', 'developers/applications'],
  ['deployments', 'deployments/install-harper'],
  ['foundations', 'foundations/harper-architecture'],
  ['getting-started', 'getting-started/quickstart'],
  // Pages that an older version has under another subject, or whose subject another page of it covers.
  ['developers/replication', 'developers/clustering'],
  ['developers/operations-api/clustering', 'developers/clustering'],
  ['developers/operations-api/jobs', 'administration/jobs'],
  ['developers/operations-api/logs', 'administration/logging/standard-logging'],
  ['developers/operations-api/sql-operations', 'developers/sql-guide'],
  ['developers/operations-api/token-authentication', 'developers/security/jwt-auth'],
  ['developers/applications/defining-schemas', 'reference/dynamic-schema'],
  ['developers/applications/example-projects', 'developers/applications'],
  ['developers/components/sdks', 'developers/components'],
  ['administration/logging', 'administration/logging/standard-logging'],
  ['administration/harperdb-studio/manage-charts', 'administration/harper-studio/query-instance-data'],
  // Addresses that readers type.
  ['cli', 'deployments/harper-cli'],
  ['cluster-setup', 'developers/replication'],
  ['data-loading', 'developers/applications/data-loader'],
  ['developers/pub-sub', 'developers/real-time'],
  ['developers/request-lifecycle', 'foundations/harper-architecture'],
  ['developers/testing', 'developers/applications/debugging'],
  ['developers/vector-indexes', 'developers/applications/defining-schemas'],
  ['graphql', 'reference/graphql'],
  ['graphql/overview', 'reference/graphql'],
  ['performance', 'reference/resources/query-optimization'],
  ['performance-guide', 'reference/resources/query-optimization'],
  ['sql-support', 'developers/sql-guide'],
  ['support', 'administration/troubleshooting'],
];

/** Addresses that a pattern tells, whatever is in between; the first that matches wins. The whole path is canonical. */
export const formerShapes: readonly {pattern: RegExp; to: string}[] = [
  // Release notes stood below each version, in folders such as `4.tucker`, and releases of older series in them as
  // well.
  {
    pattern: /^\/docs(?:\/.*)?\/release-notes\/(?:.*\/)?(?<release>\d+\.\d+\.\d+)$/,
    to: '/release-notes/$<release>',
  },
  {
    pattern: /^\/docs(?:\/.*)?\/release-notes\/(?:.*\/)?v?(?<major>\d)[.-](?<name>alby|penny|monkey|tucker)$/,
    to: '/release-notes/v$<major>-$<name>',
  },
  {pattern: /^\/docs(?:\/.*)?\/release-notes$/, to: '/release-notes'},
  // Versions were below `v` once.
  {pattern: /^\/docs\/v\/(?<rest>\d.*)$/, to: '/docs/$<rest>'},
];
