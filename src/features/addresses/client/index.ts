/**
 * Cleans up the page's address before the router reads it; the first of our client modules.
 *
 * The router decodes the address and throws if the percent-encoding is invalid, before any error boundary exists: the
 * reader would see an empty page. Such an address is escaped so that the not-found page can be shown, and the original
 * is kept for its message. Some hosts also serve pages at other spellings of their addresses, such as `//docs` or
 * `/docs/rest.html`: the router, and the reader who copies it, get the canonical one.
 */

import {NOT_FOUND_FILE} from '@site/src/features/versions/ui';
import {canonicalPath} from '@site/src/lib/canonical-path';
import {TRIED_PATH} from '@site/src/lib/is-first-try';

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
  const plain = canonicalPath(pathname);
  const safeHash = escapeInvalid(hash);
  if (plain !== pathname || safeHash !== hash) {
    window.history.replaceState(window.history.state, '', `${plain}${search}${safeHash}`);
  }
}

/**
 * Returns true if this is a copy of a page at another address, in an archive or a file: the page knows its own. The
 * router would find no page at the copy's address, and replace its text by a message.
 */
function isCopy(): boolean {
  // Not the canonical address, which is that of a newer version if the page hasn't changed since.
  const selector = `link[rel="alternate"][hreflang="${document.documentElement.lang}"]`;
  const own = document.querySelector<HTMLLinkElement>(selector)?.href;
  if (!own || document.documentElement.classList.contains(NOT_FOUND_FILE)) return false;
  return canonicalPath(new URL(own).pathname) !== canonicalPath(window.location.pathname);
}

/** A page was found, so its address may be tried again when it is asked for again. */
function forgetTries(): void {
  try {
    if (!document.documentElement.classList.contains(NOT_FOUND_FILE)) sessionStorage.removeItem(TRIED_PATH);
  } catch {
    // Without storage, nothing is remembered.
  }
}

if (typeof window !== 'undefined') {
  if (isCopy()) {
    // Docusaurus renders into a root that is there, and this one shows nothing.
    Object.assign(window, {docusaurusRoot: {render: () => {}}});
  } else tidyAddress();
  forgetTries();
  // A reader can edit the fragment of an open page; this listener runs before the router's.
  window.addEventListener('popstate', tidyAddress);
}
