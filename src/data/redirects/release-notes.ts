/**
 * Where release notes used to live: under every docs version, as `technical-details/release-notes`, in folders that were
 * named `4.tucker` before they were named `v4-tucker`.
 */
export const formerReleaseRoots: readonly string[] = [
  '/docs',
  ...['4.1', '4.2', '4.3', '4.4', '4.5', '4.6'].map((version) => `/docs/${version}`),
].map((docs) => `${docs}/technical-details/release-notes`);
