/** The name of the chunk that holds the content of a page, from the page's path: both sides of the plugin make it. */
export function chunkName(path: string): string {
  return path.replace(/^\//, '').replaceAll(/[^\w.-]+/g, '~');
}
