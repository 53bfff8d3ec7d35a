/** Folders that release notes were in: those of each docs version, in folders named `4.tucker` and later `v4-tucker`. */
export const formerReleaseRoots: readonly string[] = [
  '/docs/technical-details/release-notes',
  '/docs/4.1/technical-details/release-notes',
  '/docs/4.2/technical-details/release-notes',
  '/docs/4.3/technical-details/release-notes',
  '/docs/4.4/technical-details/release-notes',
  '/docs/4.5/technical-details/release-notes',
  '/docs/4.6/technical-details/release-notes',
];

/** Releases that readers ask for and that have no notes, by the page of their series. */
export const unannouncedReleases: Readonly<Record<string, readonly string[]>> = {
  '/release-notes/v4-tucker': ['/release-notes/4.4.25'],
};
