/** Docusaurus' name of the version that a file belongs to. */
export function versionOfFile(path: string): string {
  return /[\\/]versioned_docs[\\/]version-([^\\/]+)[\\/]/.exec(path)?.[1] ?? 'current';
}

/** Name of a version in addresses: the working copy is served as `next`. */
export function publicName(versionName: string): string {
  return versionName === 'current' ? 'next' : versionName;
}
