import {compareVersions} from '../../lib/compare-versions';
import {undatedUpTo} from './data/dates';

/** The lifetime of a feature, as recorded in `src/features/availability/data`. */
export interface Lifetime {
  since?: string | readonly string[];
  documentedSince?: string;
  removed?: string | readonly string[];
  isOptional?: true;
}

/** Returns true if a docs version, in any of its patches, has it. */
export function isAvailable(feature: Lifetime, version: string): boolean {
  return hasCome(feature, version) && !hasGone(feature, version);
}

/** Returns true if it had been added by some release of a docs version, or earlier. */
export function hasCome({since}: Lifetime, version: string): boolean {
  const [first] = listOf(since);
  return first === undefined || compareVersions(first, version) <= 0;
}

/**
 * Returns true if no release of a docs version has it anymore. If a patch removed it, the releases before still had it.
 */
export function hasGone({removed}: Lifetime, version: string): boolean {
  const releases = listOf(removed);
  const own = releases.find((release) => compareVersions(release, version) === 0);
  if (own !== undefined) return !isPatch(own);
  return releases.some((release) => compareVersions(release, version) < 0);
}

/** Returns true if the pages of a docs version must mention it. */
export function isDue(feature: Lifetime, version: string): boolean {
  const {documentedSince, removed, isOptional} = feature;
  if (isOptional || !isAvailable(feature, version)) return false;
  if (documentedSince !== undefined && compareVersions(documentedSince, version) > 0) return false;
  // Pages describe the last patch.
  return !listOf(removed).some((release) => compareVersions(release, version) === 0);
}

/** The release that added it for a docs version: one of that version, or else the first one of all. */
export function arrivalIn({since}: Lifetime, version: string): string | undefined {
  const releases = listOf(since);
  return releases.find((release) => compareVersions(release, version) === 0) ?? releases[0];
}

/** Returns true if pages name a release that brought a feature: older ones are not worth a mark. */
export function isDated(release: string): boolean {
  return compareVersions(release, undatedUpTo) > 0;
}

const listOf = (releases: string | readonly string[] = []): readonly string[] => [releases].flat();

function isPatch(release: string): boolean {
  return /^\d+\.\d+\.(?!0$)\d+$/.test(release);
}
