import {undecodablePathname} from '@site/src/client/address';
import {plainAddress} from '@site/src/lib/plain-address';
import {useLocation} from '@docusaurus/router';
import {useEffect} from 'react';

/**
 * Loads an address from the host that a link of the open page led to and that the page does not know: a deployment since
 * then may have brought it, and the search of a tab that was opened before finds it.
 *
 * @param isBrowser false on the server, and while the browser takes over what the server made
 * @returns true while it is being loaded
 */
export function useUnknownPage(isBrowser: boolean): boolean {
  const {pathname} = useLocation();
  const isUnknown = isBrowser && !undecodablePathname() && !isLoadedHere(pathname);
  useEffect(() => {
    if (isUnknown) window.location.reload();
  }, [isUnknown]);
  return isUnknown;
}

/** Whether the host itself was asked for the address: then it has said that there is nothing. */
function isLoadedHere(pathname: string): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const {href} = window.location;
  return !entry || plainAddress(entry.name) === plainAddress(new URL(pathname, href).href);
}
