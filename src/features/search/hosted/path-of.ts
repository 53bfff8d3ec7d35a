/** The address of a hit on this site, since the index may come from another host, such as production. */
export function pathOf(url: string): string | undefined {
  try {
    const {pathname, search, hash, protocol} = new URL(url, 'https://site.invalid');
    return /^https?:$/.test(protocol) ? pathname + search + hash : undefined;
  } catch {
    return undefined;
  }
}
