import {plainText} from '../../lib/inline-text';
import type {Change, ChangeGroup, ReleaseChanges} from '../releases';

/** A change, and the releases that made it, newest first. */
export interface MergedChange {
  change: Change;
  releases: {version: string; path: string}[];
}

export interface MergedGroup {
  group: ChangeGroup;
  changes: MergedChange[];
}

/** In the order in which a reader who upgrades needs to know them. */
const upgradeOrder: readonly ChangeGroup[] = [
  'Action required',
  'Removed',
  'Deprecated',
  'Changed',
  'Security',
  'Added',
  'Performance',
  'Fixed',
];

/** The changes of several releases by group, without empty groups. Changes of a group with equal wording become one. */
export function mergeChanges(releases: readonly ReleaseChanges[]): MergedGroup[] {
  return upgradeOrder
    .map((group) => {
      const byWording = new Map<string, MergedChange>();
      for (const {version, path, changes} of releases) {
        for (const change of changes[group] ?? []) {
          const wording = plainText(change);
          const known = byWording.get(wording);
          if (!known) byWording.set(wording, {change, releases: [{version, path}]});
          else if (known.releases.every((release) => release.version !== version)) known.releases.push({version, path});
        }
      }
      return {group, changes: [...byWording.values()]};
    })
    .filter(({changes}) => changes.length > 0);
}
