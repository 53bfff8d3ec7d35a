import {WORKING_COPY} from './version-names';

/** Below zero when `a` is the older version, above when it is the newer one. A release counts as its version. */
export function compareVersions(a: string, b: string): number {
  if (a === b) return 0;
  // The working copy is newer than every release.
  if (a === WORKING_COPY || b === WORKING_COPY) return a === WORKING_COPY ? 1 : -1;
  const [majorA = 0, minorA = 0] = a.split('.').map(Number);
  const [majorB = 0, minorB = 0] = b.split('.').map(Number);
  return majorA - majorB || minorA - minorB;
}
