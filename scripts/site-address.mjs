/**
 * What an operator has to know before a build is published, if anything: without an address, pages name this machine.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {string | undefined}
 */
export function addressNote({SITE_URL}) {
  if (SITE_URL) return undefined;
  return 'SITE_URL is not set: canonical links, feeds and the sitemap will name http://localhost:3000.';
}
