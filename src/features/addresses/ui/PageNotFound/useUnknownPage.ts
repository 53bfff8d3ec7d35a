import {undecodablePathname} from '../../client';
import {canonicalPath} from '@site/src/lib/canonical-path';
import {isFirstTry, TRIED_PATH} from '@site/src/lib/is-first-try';
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
  // The following state is reset for each address.
  useLocation();
  const isUnknown = isBrowser && !undecodablePathname() && !isLoadedHere() && !wasTried();
  useEffect(() => {
    if (isUnknown && isFirstTry(openPath(), TRIED_PATH)) window.location.reload();
  }, [isUnknown]);
  return isUnknown;
}

/** The router has decoded its own pathname, once. */
const openPath = () => canonicalPath(window.location.pathname);

/** Returns true if the open address was loaded from the host, which then answered that it has no such page. */
function isLoadedHere(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return !entry || canonicalPath(new URL(entry.name).pathname) === openPath();
}

function wasTried(): boolean {
  try {
    return sessionStorage.getItem(TRIED_PATH) === openPath();
  } catch {
    return false;
  }
}
