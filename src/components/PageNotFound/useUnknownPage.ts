import {undecodablePathname} from '@site/src/client/address';
import {plainAddress} from '@site/src/lib/plain-address';
import {useLocation} from '@docusaurus/router';
import {useEffect} from 'react';

/**
 * Reloads from the host an address that a link led to but that this tab's scripts do not know: a deployment since the
 * tab was opened may have added it, and the tab's search finds it.
 *
 * @param isBrowser false on the server and during hydration
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

/** Whether the address was loaded from the host, which then answered that it has no such page. */
function isLoadedHere(pathname: string): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const {href} = window.location;
  return !entry || plainAddress(entry.name) === plainAddress(new URL(pathname, href).href);
}
