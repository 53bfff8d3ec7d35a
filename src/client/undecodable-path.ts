/**
 * The router decodes the address and throws where the percent-encoding is invalid, before any error boundary exists: the
 * reader would see an empty page. This module, imported before the router starts, escapes such an address so that the
 * not-found page can be shown, and remembers the original for the message.
 */

let undecodable: string | undefined;

/** The pathname that could not be decoded, or undefined when all was well. */
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

function escapeInvalidAddress(): void {
  const {pathname, search, hash} = window.location;
  if (!isDecodable(pathname)) undecodable = pathname;
  const [safePath, safeHash] = [pathname, hash].map((part) => (isDecodable(part) ? part : part.replaceAll('%', '%25')));
  if (safePath !== pathname || safeHash !== hash) {
    window.history.replaceState(window.history.state, '', `${safePath}${search}${safeHash}`);
  }
}

if (typeof window !== 'undefined') {
  escapeInvalidAddress();
  // A reader can edit the fragment of an open page; this listener runs before the router's.
  window.addEventListener('popstate', escapeInvalidAddress);
}
