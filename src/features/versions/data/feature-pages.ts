/**
 * Pages of the latest version about one feature, which arrived in the first version that has the page: for a version
 * without the page, readers learn that it lacks the feature. For any other page, they only learn that the docs lack it.
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
