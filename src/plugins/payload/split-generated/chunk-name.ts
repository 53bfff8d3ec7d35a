/** The name of the chunk that holds the content of a page, from the page's path. The build and the browser make it. */
export function chunkName(path: string): string {
  return path.replace(/^\//, '').replaceAll(/[^\w.-]+/g, '~');
}
