/** Which source files a failed build speaks of. */

const PAGE_PATTERNS = [/source page path = (\S+?):?$/gm, /create page at (\S+?),/g];

/**
 * Finds the pages that a build error names by their address.
 *
 * @param {string} message text of the error, as Docusaurus 3.10.2 words it
 * @param {{permalink: string, source: string}[]} pages every page of the build
 * @returns {string[]} lines of the form `/fabric/logging: fabric/logging.md`, each page once
 */
export function sourceFilesOf(message, pages) {
  // oxlint-disable-next-line no-control-regex -- the message may be colored
  const plain = message.replace(/\u001B\[\d+m/g, '');
  const addresses = PAGE_PATTERNS.flatMap((pattern) => [...plain.matchAll(pattern)].map((match) => match[1]));
  return [...new Set(addresses)].flatMap((address) => {
    const files = pages.filter((page) => page.permalink === address).map((page) => page.source.replace('@site/', ''));
    return files.length > 0 ? [`${address}: ${files.join(', ')}`] : [];
  });
}
