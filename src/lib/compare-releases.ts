import {compareVersions} from './compare-versions';

/** Below zero when `a` is the older release, above when it is the newer one; `4.5` counts as its first release. */
export function compareReleases(a: string, b: string): number {
  const [patchA = 0, patchB = 0] = [a, b].map((release) => Number(release.split('.')[2] ?? 0));
  return compareVersions(a, b) || patchA - patchB;
}
