/**
 * Pages of the latest version about one feature that came with the version since which the docs have them: a version that
 * lacks one is told so. Of any other page, only what the docs have is said.
 */
export const featurePages: readonly string[] = [
  'administration/cloning',
  'administration/compact',
  'developers/applications/caching',
  'developers/applications/data-loader',
  'developers/applications/defining-roles',
  'developers/applications/defining-schemas',
  'developers/operations-api/analytics',
  'developers/real-time',
  'developers/replication/index',
  'developers/rest',
  'developers/security/certificate-verification',
  'developers/security/mtls-auth',
  'reference/analytics',
  'reference/blob',
  'reference/components/index',
  'reference/components/plugins',
  'reference/globals',
  'reference/graphql',
  'reference/resources/index',
  'reference/roles',
];
