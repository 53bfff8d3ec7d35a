/**
 * Cleans up the page's address before the router reads it; the first of our client modules.
 *
 * The router decodes the address and throws if the percent-encoding is invalid, before any error boundary exists: the
 * reader would see an empty page. Such an address is escaped so that the not-found page can be shown, and the original
 * is kept for its message. Some hosts also serve addresses that end in `.html` or a slash: these are shortened, so that
 * the reader copies the plain one.
 */

let undecodable: string | undefined;

/** The pathname that could not be decoded, or undefined if it could. */
export function undecodablePathname(): string | undefined {
  return undecodable;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

const escapeInvalid = (part: string): string => (isDecodable(part) ? part : part.replaceAll('%', '%25'));

function tidyAddress(): void {
  const {pathname, search, hash} = window.location;
  if (!isDecodable(pathname)) undecodable = pathname;
  const plain = escapeInvalid(pathname).replace(/(?<=[^/])(\.html|\/+)$/, '');
  const safeHash = escapeInvalid(hash);
  if (plain !== pathname || safeHash !== hash) {
    window.history.replaceState(window.history.state, '', `${plain}${search}${safeHash}`);
  }
}

if (typeof window !== 'undefined') {
  tidyAddress();
  // A reader can edit the fragment of an open page; this listener runs before the router's.
  window.addEventListener('popstate', tidyAddress);
}
