/**
 * The reason that a version lacks a page: it is about a later feature, was written later, or was removed after a
 * version.
 */
export type MissingPageReason = {kind: 'feature' | 'page'; since: string} | {kind: 'gone'; until: string};

/**
 * Finds the reason that a version lacks a page that others have.
 *
 * @param version that lacks it
 * @param having the versions that have the page, newest first; `versions` has all versions in the same order
 * @param isFeature whether the page was added together with the feature that it is about
 */
export function missingPageReason(
  version: string,
  having: readonly string[],
  versions: readonly string[],
  isFeature: boolean,
): MissingPageReason {
  const since = having.findLast((name) => versions.indexOf(name) < versions.indexOf(version));
  if (since === undefined) return {kind: 'gone', until: having[0]!};
  return {kind: isFeature ? 'feature' : 'page', since};
}

/** The reason that a version lacks a page, as a sentence about its title. */
export function missingPageText(title: string, lack: MissingPageReason): string {
  if (lack.kind === 'gone') return `“${title}” was last documented in ${lack.until}.`;
  return lack.kind === 'feature'
    ? `“${title}” was added in ${lack.since}.`
    : `“${title}” has been documented since ${lack.since}.`;
}
