import type {Release} from './release';

export interface ReleaseFilter {
  /** Words that a release must have, in any order; a number also matches the releases that begin with it. */
  text: string;
  /** `major`, `minor`, or `patch`; empty for all. */
  kind: string;
}

/** The releases that match a filter, in their original order. */
export function filterReleases<R extends Pick<Release, 'version' | 'date' | 'kind' | 'summary'>>(
  releases: readonly R[],
  {text, kind}: ReleaseFilter,
): R[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return releases.filter(
    (release) => (kind === '' || release.kind === kind) && words.every((word) => has(release, word)),
  );
}

/** Sorts releases by date, newest first and those without a date last. Releases of the same day keep their order. */
export function newestFirst<R extends Pick<Release, 'date'>>(releases: readonly R[]): R[] {
  return releases.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
}

function has({version, date, summary}: Pick<Release, 'version' | 'date' | 'summary'>, word: string): boolean {
  const inText = summary.toLowerCase().includes(word);
  // "4.6" means the releases of that line, not 4.4.6.
  if (/^v?\d+\.[\d.]*$/.test(word)) return inText || beginsWith(version, word.replace(/^v|\.$/g, ''));
  return inText || version.includes(word) || (date ?? 'unknown').includes(word);
}

function beginsWith(version: string, number: string): boolean {
  const isFullNumber = number.split('.').length > 2;
  return version.startsWith(isFullNumber ? number : `${number}.`);
}
