import {compareVersions} from '../../../lib/compare-versions';

/** Groups of operations: native replication has some with the same names as those of NATS clustering. */
export const NATS = 'NATS clustering';
export const REPLICATION = 'replication';

/** From this version on, the page `clustering` documents native replication, and NATS has its own page. */
const NATIVE_REPLICATION = '4.4';

/** Whether a page of a version can document the operations of a group; those outside of both groups have none. */
export function belongsToGroup(group: string | undefined, page: string, version: string): boolean {
  const isClustering = /\/clustering(?:-nats)?$/.test(page);
  if (!isClustering) return group === undefined;
  const isNative = page.endsWith('/clustering') && compareVersions(version, NATIVE_REPLICATION) >= 0;
  return group === (isNative ? REPLICATION : NATS);
}
