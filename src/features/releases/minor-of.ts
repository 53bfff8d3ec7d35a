import {groupBy} from '../../lib/group-by';

/** The minor that a release belongs to: `4.6` for `4.6.17`. */
export function minorOf(release: string): string {
  return release.split('.').slice(0, 2).join('.');
}

/** Groups things by the minor of their release, in the order of the things. */
export function groupByMinor<T>(things: readonly T[], releaseOf: (thing: T) => string): [minor: string, things: T[]][] {
  return [...groupBy(things, (thing) => minorOf(releaseOf(thing)))];
}
