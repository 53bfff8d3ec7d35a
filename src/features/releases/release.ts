import type {InlineText} from '../../lib/inline-text';

/** The groups of a release page, in the order of the page. */
export const changeGroups = [
  'Action required',
  'Added',
  'Changed',
  'Deprecated',
  'Removed',
  'Fixed',
  'Performance',
  'Security',
] as const;

export type ChangeGroup = (typeof changeGroups)[number];

/** The wording of one change. */
export type Change = InlineText;

export type Changes = Partial<Record<ChangeGroup, Change[]>>;

export interface Release {
  version: string;
  /** ISO date, or null when it is not known. */
  date: string | null;
  kind: 'major' | 'minor' | 'patch';
  /** Folder of the series, such as `v4-tucker`. */
  series: string;
  path: string;
  summary: string;
}

/** The releases of one minor, such as 4.6, from its first to its newest. */
export interface ReleaseLine {
  /** Such as `4.6`. */
  line: string;
  /** Folder of the series. */
  series: string;
  latest: Pick<Release, 'version' | 'date' | 'path' | 'summary'>;
  /** The number of releases of the line. */
  count: number;
}

export interface ReleaseWithChanges extends Release {
  /** With the name that the product had at the time: `HarperDB 4.3.1`. */
  title: string;
  changes: Changes;
}

/** Actions that a release requires of its readers. */
export interface RequiredActions {
  version: string;
  path: string;
  actions: Change[];
}

/** The facts of a release that the upgrade view needs. */
export type ReleaseChanges = Pick<ReleaseWithChanges, 'version' | 'path' | 'changes'>;

/** The id that the heading of a group has on release pages. */
export function groupId(group: ChangeGroup): string {
  return group.toLowerCase().replace(' ', '-');
}
