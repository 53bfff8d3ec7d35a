/**
 * The address that a page is stored under: without query, hash, and the `.html` or slash that hosts accept at its end.
 *
 * @param address absolute
 */
export function plainAddress(address: string): string {
  const {origin, pathname} = new URL(address);
  return origin + (pathname.replace(/(?:\/index)?\.html$/, '').replace(/(?<=.)\/+$/, '') || '/');
}
