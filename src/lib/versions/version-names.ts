/** Docusaurus' name for `docs/`, the working copy of the next version. */
export const WORKING_COPY = 'current';

/** What readers call the working copy, also in addresses. */
export const WORKING_COPY_PATH = 'next';

/** Name of a version in addresses: the working copy is served as `next`. */
export function publicName(versionName: string): string {
  return versionName === WORKING_COPY ? WORKING_COPY_PATH : versionName;
}
