/** Docusaurus' name for `docs/`, the working copy of the next version. */
export const WORKING_COPY = 'current';

/** The name of the working copy for readers, also in addresses. */
export const WORKING_COPY_PATH = 'next';

/** Name of a version in addresses: the working copy is served as `next`. */
export function publicName(versionName: string): string {
  return versionName === WORKING_COPY ? WORKING_COPY_PATH : versionName;
}

/**
 * Docusaurus' name of the docs version that a file belongs to; undefined for files of other sections.
 * @param file path from the project's root, or an absolute one of a released version
 */
export function versionOfFile(file: string): string | undefined {
  if (/^docs[\\/]/.test(file)) return WORKING_COPY;
  return /(?:^|[\\/])versioned_docs[\\/]version-([^\\/]+)[\\/]/.exec(file)?.[1];
}

/**
 * Id of a page of the docs within its version, such as `developers/rest`; empty for other files.
 * @param file path from the project's root, or an absolute one
 */
export function pageOfFile(file: string): string {
  const [, page = ''] = /^(?:.*[\\/])?(?:versioned_docs[\\/]version-[^\\/]+|docs)[\\/](.+)\.mdx?$/.exec(file) ?? [];
  return page.replaceAll('\\', '/');
}

/** Folder of a docs version, from the project's root. */
export function docsFolder(versionName: string): string {
  return versionName === WORKING_COPY ? 'docs' : `versioned_docs/version-${versionName}`;
}

/** The version in an address of the docs, and the address without it: `/docs/4.6/rest` gives `4.6` and `/docs/rest`. */
export function splitVersion(path: string): {version: string | undefined; path: string} {
  const [, version, rest = ''] = /^\/docs\/(\d+\.\d+|next)(?=[/?#]|$)(.*)$/.exec(path) ?? [];
  return version === undefined ? {version, path} : {version, path: `/docs${rest}`};
}

/** `/docs/4.7/rest#get` becomes `/docs/rest#get` for the latest version; every other address stays as it is. */
export function unversionedPath(url: string, latestVersion: string): string {
  const {version, path} = splitVersion(url);
  return version === latestVersion ? path : url;
}
