import {groupBy} from '../../lib/group-by';

/** The minor that a release belongs to: `4.6` for `4.6.17`. */
export function minorOf(release: string): string {
  return release.split('.').slice(0, 2).join('.');
}

/** Groups items by the minor of their release, in the order of the items. */
export function groupByMinor<T>(items: readonly T[], releaseOf: (item: T) => string): [minor: string, items: T[]][] {
  return [...groupBy(items, (item) => minorOf(releaseOf(item)))];
}
