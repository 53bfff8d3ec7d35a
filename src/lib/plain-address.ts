/**
 * The address under which a page is kept: without a query and a hash, and without what hosts accept behind it.
 *
 * @param address absolute
 */
export function plainAddress(address: string): string {
  const {origin, pathname} = new URL(address);
  return origin + (pathname.replace(/(?:\/index)?\.html$/, '').replace(/(?<=.)\/+$/, '') || '/');
}
