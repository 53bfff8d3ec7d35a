import {arrivalIn, hasCome, hasGone, type Lifetime} from './availability';
import {compareVersions} from '../../lib/compare-versions';

/** The kinds of features with their labels, in the order of the views. */
export const featureKinds = {
  operation: 'Operations',
  parameter: 'Parameters',
  key: 'Configuration keys',
  variable: 'Environment variables',
  command: 'CLI commands',
  directive: 'Schema directives and types',
  global: 'Global variables',
  method: 'Resource methods',
  component: 'Components',
  query: 'REST queries',
} as const;

export type FeatureKind = keyof typeof featureKinds;

/** The lifetime of a feature, and its successor. */
export interface History extends Lifetime {
  deprecated?: string;
  successor?: string;
}

/** The presence of a feature in a docs version, in any of its patches. */
export type Presence =
  | {state: 'absent' | 'removed'}
  | {
      state: 'present';
      /** Release of this version that added it: its first one, or a patch. */
      from?: string;
      /** Patch of this version that removed it. */
      until?: string;
      isDeprecated: boolean;
    };

export function presenceIn(feature: History, version: string): Presence {
  if (!hasCome(feature, version)) return {state: 'absent'};
  if (hasGone(feature, version)) return {state: 'removed'};
  const arrival = arrivalIn(feature, version);
  const isOwn = arrival !== undefined && compareVersions(arrival, version) === 0;
  const until = [feature.removed ?? []].flat().find((release) => compareVersions(release, version) === 0);
  const isDeprecated = feature.deprecated !== undefined && compareVersions(feature.deprecated, version) <= 0;
  return {state: 'present', ...(isOwn && {from: arrival}), ...(until !== undefined && {until}), isDeprecated};
}

/** A presence in a few words, for tables and files. */
export function presenceText(presence: Presence): string {
  if (presence.state !== 'present') return presence.state === 'removed' ? 'removed' : '-';
  const {from, until, isDeprecated} = presence;
  const words = [from && `since ${from}`, until && `until ${until}`, isDeprecated && 'deprecated'].filter(Boolean);
  return words.length > 0 ? words.join(', ') : 'yes';
}

/** Returns true if a feature was added, removed, or deprecated in a version. */
export function changedIn(feature: History, version: string): boolean {
  return [feature.since ?? [], feature.removed ?? [], feature.deprecated ?? []]
    .flat()
    .some((release) => compareVersions(release, version) === 0);
}

/** The feature to use instead, in words; code is in backticks. */
export function successorText({removed, successor}: History): string | undefined {
  if (successor === undefined) return undefined;
  return removed === undefined ? `use \`${successor}\` instead` : `renamed to \`${successor}\``;
}
