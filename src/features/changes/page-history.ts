import {pluralize} from '../../lib/pluralize';
import {compareVersions} from '../../lib/compare-versions';
import type {FeatureKind} from '../availability';
import {publicName} from '../../lib/version-names';

/** A change of something that a page documents. */
export interface PageChange {
  kind: FeatureKind;
  name: string;
  /** The operation that it is part of. */
  of?: string;
  what: 'added' | 'removed' | 'deprecated' | 'default';
  /** Before and after, for a default that changed. */
  from?: string;
  to?: string;
  /** The number of keys inside it that were added or removed with it. */
  parts?: number;
  /** The patch that added it. */
  release?: string;
  /** The feature to use instead. */
  successor?: string;
  /** Id of the section, if the newer page has it. */
  anchor?: string;
}

/** A section that was added or removed, or whose text changed. */
export interface SectionChange {
  title: string;
  /** Id of the section; missing for one that the newer page does not have. */
  anchor?: string;
  what: 'added' | 'removed' | 'changed';
}

/** The differences from one version to the next. */
export interface PageStep {
  version: string;
  /** The version before it. */
  from: string;
  changes: PageChange[];
  sections: SectionChange[];
}

/** The history of a page, and its comparison with the same page of all other versions. */
export interface PageHistory {
  /** First docs version that has the page. */
  since: string;
  /** Newest first, from the version of the page down to `since`. */
  steps: PageStep[];
  /** The other versions: where the page is, and how many changes there are between the two; null if it is missing. */
  versions: Record<string, {path: string; changes: number} | null>;
}

/** Address of the history of a page. */
export function historyPath(permalink: string): string {
  return `${permalink.replace(/\/$/, '')}.changes.json`;
}

/** The steps from an older version up to that of the page. */
export function stepsSince({steps}: PageHistory, older: string): PageStep[] {
  const last = steps.findIndex(({from}) => from === older);
  return last === -1 ? steps : steps.slice(0, last + 1);
}

/**
 * Says since when the page exists; undefined when no older version lacks it.
 *
 * @param version that of the page
 */
export function originNote({since, versions}: PageHistory, version: string): string | undefined {
  if (Object.keys(versions).every((other) => compareVersions(other, since) >= 0)) return undefined;
  return since === version ? `This page is new in ${publicName(since)}.` : `This page was added in ${since}.`;
}

/** The number of changes between two pages. A section counts only if no change inside it is counted. */
export function countChanges({changes, sections}: Pick<PageStep, 'changes' | 'sections'>): number {
  const anchors = new Set(changes.map(({anchor}) => anchor));
  return changes.length + sections.filter(({anchor}) => anchor === undefined || !anchors.has(anchor)).length;
}

/** The description of the page's changes in the version menu, for another version. */
export function versionNote(entry: {changes: number} | null | undefined, label: string): string {
  if (entry === undefined) return '';
  if (entry === null) return `not in ${label}`;
  if (entry.changes === 0) return `same in ${label}`;
  return pluralize(entry.changes, 'change');
}
