import {compareReleases} from '../../lib/compare-releases';
import {compareVersions} from '../../lib/compare-versions';
import type {DefaultValue, PlanData, PlanFeature} from '../availability';
import versions from '../../../versions.json';

/** The changes that a reader has to make when upgrading between two releases, from the availability data. */

export const planGroups = ['Removed', 'Renamed', 'Newly required', 'Changed defaults', 'Deprecated'] as const;
type PlanGroup = (typeof planGroups)[number];

/** An item of the checklist; code is in backticks. */
export interface PlanItem {
  /** Stable: it does not depend on the rest of the list. */
  id: string;
  group: PlanGroup;
  text: string;
  /** The action to take. */
  todo: string;
}

/** The first version that the availability data covers. */
export const KNOWN_SINCE: string = versions.at(-1)!;

/** The checklist of an upgrade, in the order of `planGroups`. A start before `KNOWN_SINCE` counts as `KNOWN_SINCE`. */
export function upgradePlan({features, defaults}: PlanData, start: string, to: string): PlanItem[] {
  const from = compareReleases(start, KNOWN_SINCE) < 0 ? KNOWN_SINCE : start;
  if (compareReleases(from, to) >= 0) return [];
  const items = [...features.flatMap((each) => featureItems(each, from, to)), ...defaultItems(defaults, from, to)];
  return items.toSorted((a, b) => planGroups.indexOf(a.group) - planGroups.indexOf(b.group));
}

function featureItems(feature: PlanFeature, from: string, to: string): PlanItem[] {
  const {noun, name, of, successor, deprecated, requiredSince} = feature;
  const text = `${noun} \`${name}\`${of === undefined ? '' : ` of \`${of}\``}`;
  const item = (group: PlanGroup, todo: string): PlanItem => ({
    id: [group, noun, of, name].filter(Boolean).join(' '),
    group,
    text,
    todo,
  });
  if (!existsIn(feature, from)) return [];
  if (!existsIn(feature, to)) {
    if (successor === undefined) return [item('Removed', `Remove it: ${to} no longer supports it.`)];
    return [item('Renamed', `Use \`${successor}\` instead.`)];
  }
  const isNew = (release: string | undefined) =>
    release !== undefined && compareReleases(release, from) > 0 && compareReleases(release, to) <= 0;
  const instead = successor === undefined ? 'Plan to remove it.' : `Use \`${successor}\` instead.`;
  return [
    ...(isNew(requiredSince) ? [item('Newly required', 'Set it: it’s now required.')] : []),
    ...(isNew(deprecated) ? [item('Deprecated', `It’s deprecated. ${instead}`)] : []),
  ];
}

function defaultItems(defaults: PlanData['defaults'], from: string, to: string): PlanItem[] {
  return changedDefaultsBetween(defaults, from, to).map(({key, before, after}) => ({
    id: `Changed defaults ${key}`,
    group: 'Changed defaults',
    text: `Configuration key \`${key}\`: ${valueText(before)} became ${valueText(after)}`,
    todo:
      before === null
        ? 'Check that the new value works for you, or set another one.'
        : `To keep the former behavior, set it to \`${String(before)}\`.`,
  }));
}

/** The keys whose default differs between two releases, except those that either release does not have. */
export function changedDefaultsBetween(
  defaults: PlanData['defaults'],
  from: string,
  to: string,
): {key: string; before: DefaultValue; after: DefaultValue}[] {
  const valueIn = (values: [string, DefaultValue][], release: string) =>
    values.findLast(([since]) => compareReleases(since, release) <= 0)?.[1];
  return Object.entries(defaults).flatMap(([key, values]) => {
    const [before, after] = [valueIn(values, from), valueIn(values, to)];
    return before === undefined || after === undefined || before === after ? [] : [{key, before, after}];
  });
}

export function valueText(value: DefaultValue): string {
  return value === null ? 'no default' : `\`${String(value)}\``;
}

/** The checklist as Markdown, with completed items checked. */
export function planMarkdown(items: readonly PlanItem[], done: ReadonlySet<string>, from: string, to: string): string {
  const groups = planGroups.flatMap((group) => {
    const own = items.filter((item) => item.group === group);
    if (own.length === 0) return [];
    return [
      `## ${group}`,
      own.map(({id, text, todo}) => `- [${done.has(id) ? 'x' : ' '}] ${text}. ${todo}`).join('\n'),
    ];
  });
  return `${[`# Upgrade from ${from} to ${to}`, ...groups].join('\n\n')}\n`;
}

/**
 * Returns true if a release has a feature. A patch that added or removed it counts from then on in its line and later
 * ones.
 */
export function existsIn({since, removed}: Pick<PlanFeature, 'since' | 'removed'>, release: string): boolean {
  return (since === undefined || isPast(since, release)) && !(removed !== undefined && isPast(removed, release));
}

function isPast(releases: string | readonly string[], release: string): boolean {
  const all = [releases].flat();
  const own = all.find((each) => compareVersions(each, release) === 0);
  return own === undefined
    ? all.some((each) => compareReleases(each, release) < 0)
    : compareReleases(own, release) <= 0;
}
