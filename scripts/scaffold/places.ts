import {existsSync} from 'node:fs';
import {dirname, join} from 'node:path/posix';
import {nextRelease} from '../../src/features/versions';
import {movedPages, movedSections, movedTo, renamedPages} from '../../src/features/addresses';
import {docsFolder, WORKING_COPY} from '../../src/lib/version-names';
import {pageAt, pageIdOf, pathOfId, readVersionFolders, type VersionFolders} from '../../src/features/versions/node';
import {listFiles} from '../pages/list-files';

/** Where these commands expect a version, this stands for the Fabric guide. The ids of its pages begin with `fabric/`. */
export const GUIDE = 'fabric';

const SEGMENT = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Reads which pages the docs have in each version, and which the Fabric guide has. */
export function readFolders(root: string): VersionFolders {
  const folders = readVersionFolders(root);
  const guide = listFiles(root, [GUIDE], /\.mdx?$/).map((file) => [pageIdOf(file), file] as const);
  return {...folders, pages: new Map([...folders.pages, [GUIDE, new Map(guide)]])};
}

/** Returns true for the id of a page of the Fabric guide. */
export const isOfGuide = (id: string): boolean => id.startsWith(`${GUIDE}/`);

/** The address of a page in the latest version. */
export const addressOf = (id: string): string => (isOfGuide(id) ? `/${pathOfId(id)}` : `/docs/${pathOfId(id)}`);

/** Path of a page's file in a version, without its ending. */
export const pathIn = (version: string, id: string): string =>
  version === GUIDE ? id : `${docsFolder(version)}/${id}`;

/**
 * Parses a place given as a path, an address or a file: `developers/rest`, `/docs/developers/rest`,
 * `docs/developers/rest.md`, `fabric/logging`.
 *
 * @returns the id of a page there
 * @throws Error saying what is expected, if it is none of these
 */
export function readPlace(name: string): string {
  const path = name
    .replace(/^\//, '')
    .replace(/\/$/, '')
    .replace(/\.mdx?$/, '')
    .replace(/^docs\/next\//, 'docs/');
  const id = pageIdOf(`${path}.md`);
  if (
    !id.split('/').every((segment) => SEGMENT.test(segment)) ||
    /^(?:release-notes|versioned_docs)(?:\/|$)/.test(id)
  ) {
    throw new Error(
      `${name} cannot be the place of a page: expected a path of lowercase letters, digits and hyphens, such as developers/sensor-drift or fabric/backups.`,
    );
  }
  return id;
}

/**
 * Makes sure that a place is free for a page in some versions.
 * @param from id of the page, if it moves
 * @throws Error naming what is already there
 */
export function expectFree(id: string, versions: readonly string[], folders: VersionFolders, from?: string): void {
  for (const version of versions) {
    const taken = pageAt(pathOfId(id), version, folders);
    if (taken !== undefined) throw new Error(`${taken} already exists.`);
  }
  const address = addressOf(id);
  const present = movedTo(address, {sections: movedSections, pages: movedPages, renamed: renamedPages});
  // A page may move back.
  if (present !== undefined && present !== (from && addressOf(from))) {
    throw new Error(`${address} is a former address, which leads to ${present}: expected a path that is not in use.`);
  }
}

/** Makes sure that a page is not the first page of a folder, which has the address of the folder. */
export function assertNotIndexPage(id: string): void {
  if (pathOfId(id) === id) return;
  throw new Error(`${id} is the first page of a folder, which has the address of the folder: expected another page.`);
}

/** Makes sure that the folder of a page exists in a version, or that the page begins it. */
export function expectFolder(root: string, version: string, id: string): void {
  const folder = dirname(pathIn(version, id));
  if (existsSync(join(root, folder)) || id.endsWith('/index')) return;
  throw new Error(
    `There is no folder ${folder}. Begin it with its first page: npm run new -- page ${dirname(id)}/index`,
  );
}

/**
 * The versions in which a page is moved or deleted: all that have it, or only the working copy with `isNext`.
 * @throws Error if no next release is planned, or the working copy has no such page
 */
export function versionsWith(id: string, isNext: boolean, {versions, pages}: VersionFolders): string[] {
  if (!isNext) return [...pages].flatMap(([version, ids]) => (ids.has(id) ? [version] : []));
  if (isOfGuide(id)) throw new Error('The Fabric guide has no versions: leave out --next.');
  if (nextRelease === undefined || versions.includes(nextRelease)) {
    throw new Error(
      'src/features/versions/data/next-release.ts names no upcoming release: write its number there, or leave out --next.',
    );
  }
  if (!pages.get(WORKING_COPY)!.has(id)) throw new Error(`docs/${id}.md does not exist.`);
  return [WORKING_COPY];
}
