import {versionOf} from '../examples/read-pages';

/** Folder of a docs version, from the project's root; `current` is the working copy. */
export function folderOf(version: string): string {
  return version === 'current' ? 'docs' : `versioned_docs/version-${version}`;
}

/** Id of a page, which is the same in every version that has the page: `developers/rest`. */
export function pageIdOf(file: string): string {
  const version = versionOf(file);
  const path = version === undefined ? file : file.slice(folderOf(version).length + 1);
  return path.replace(/\.mdx?$/, '');
}
