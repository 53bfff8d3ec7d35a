/** Addresses of documentation pages that were once public, and where their content lives now. */

/**
 * Whole sections that moved: every page of the new section is reachable at the same place in the old one.
 * FROM and TO are path prefixes that end where a segment ends. A longer FROM is more specific and wins.
 */
export const movedSections: readonly (readonly [from: string, to: string])[] = [
  // The product was renamed from HarperDB to Harper.
  ['/docs/administration/harperdb-studio', '/docs/administration/harper-studio'],
  ['/docs/deployments/harperdb-cli', '/docs/deployments/harper-cli'],
  ['/docs/deployments/harperdb-cloud', '/docs/deployments/harper-cloud'],
  ['/docs/deployments/install-harperdb', '/docs/deployments/install-harper'],
  // Up to 4.1 the documentation was flat.
  ['/docs/harperdb-studio', '/docs/administration/harper-studio'],
  ['/docs/harper-studio', '/docs/administration/harper-studio'],
  ['/docs/harperdb-cli', '/docs/deployments/harper-cli'],
  ['/docs/harperdb-cloud', '/docs/deployments/harper-cloud'],
  ['/docs/install-harperdb', '/docs/deployments/install-harper'],
  ['/docs/configuration', '/docs/deployments/configuration'],
  ['/docs/upgrade-hdb-instance', '/docs/deployments/upgrade-hdb-instance'],
  ['/docs/jobs', '/docs/administration/jobs'],
  ['/docs/clustering', '/docs/developers/clustering'],
  ['/docs/operations-api', '/docs/developers/operations-api'],
  ['/docs/rest', '/docs/developers/rest'],
  ['/docs/security', '/docs/developers/security'],
  ['/docs/sql-guide', '/docs/developers/sql-guide'],
  // The reference was part of "technical details".
  ['/docs/technical-details/reference', '/docs/reference'],
];

/** Single pages that moved, or were merged into or replaced by another page. These win over the sections. */
export const movedPages: Readonly<Record<string, string>> = {
  '/docs/administration/harper-studio/manage-charts': '/docs/administration/harper-studio/query-instance-data',
  '/docs/administration/harper-studio/resources': '/docs/administration/harper-studio',
  '/docs/administration/logging/logging': '/docs/administration/logging/standard-logging',
  '/docs/api': '/docs/developers/operations-api',
  '/docs/audit-logging': '/docs/administration/logging/audit-logging',
  '/docs/custom-functions': '/docs/developers/applications',
  '/docs/custom-functions/custom-functions-operations': '/docs/developers/operations-api',
  '/docs/custom-functions/debugging-custom-function': '/docs/developers/applications/debugging',
  '/docs/custom-functions/define-routes': '/docs/developers/applications/define-routes',
  '/docs/custom-functions/using-npm-git': '/docs/developers/applications',
  '/docs/developers/custom-functions/create-project': '/docs/developers/applications',
  '/docs/developers/operations-api/utilities': '/docs/developers/operations-api/system-operations',
  '/docs/getting-started': '/docs',
  '/docs/getting-started/install-harper': '/docs/getting-started/installation',
  '/docs/harperdb-studio/manage-charts': '/docs/administration/harper-studio/query-instance-data',
  '/docs/harperdb-studio/manage-clustering': '/docs/administration/harper-studio/manage-replication',
  '/docs/harperdb-studio/manage-functions': '/docs/administration/harper-studio/manage-applications',
  '/docs/harperdb-studio/manage-instance-roles': '/docs/administration/harper-studio/manage-instance-users',
  '/docs/harperdb-studio/manage-schemas-browse-data': '/docs/administration/harper-studio/manage-databases-browse-data',
  '/docs/harperdb-studio/resources': '/docs/administration/harper-studio',
  '/docs/install-harperdb/docker': '/docs/deployments/install-harper',
  '/docs/install-harperdb/linux-quickstart': '/docs/deployments/install-harper/linux',
  '/docs/install-harperdb/mac': '/docs/deployments/install-harper',
  '/docs/install-harperdb/node-ver-requirement': '/docs/deployments/install-harper',
  '/docs/install-harperdb/offline': '/docs/deployments/install-harper',
  '/docs/install-harperdb/other': '/docs/deployments/install-harper',
  '/docs/install-harperdb/windows': '/docs/deployments/install-harper',
  '/docs/logging': '/docs/administration/logging/standard-logging',
  '/docs/transaction-logging': '/docs/administration/logging/transaction-logging',
  '/fabric/functions': '/fabric/managing-applications',
  '/fabric/rest-api': '/docs/developers/rest',
};
