import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {nextRelease} from '../../src/features/versions';
import {movedPages, movedSections, movedTo, renamedPages} from '../../src/features/addresses';
import {docsFolder, WORKING_COPY} from '../../src/lib/version-names';
import {pageAt, pageIdOf, pathOfId, type VersionFolders} from '../../src/features/versions/node';

/** The name of the Fabric guide, which these commands treat as one of the versions of the docs. */
export const GUIDE = 'fabric';

/** A place for a page of the docs or of the Fabric guide. */
export interface PagePlace {
  section: 'docs' | 'fabric';
  /** Path of the page in its section or version, without a file extension: `developers/rest`. */
  id: string;
}

const SEGMENT = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Parses a place given as a path, an address or a file: `developers/rest`, `/docs/developers/rest`,
 * `docs/developers/rest.md`, `fabric/logging`.
 * @throws Error saying what is expected, if it is none of these
 */
export function readPlace(name: string): PagePlace {
  const path = name
    .replace(/^\//, '')
    .replace(/\/$/, '')
    .replace(/\.mdx?$/, '');
  const isFabric = path.startsWith('fabric/');
  const id = isFabric ? path.slice('fabric/'.length) : pageIdOf(`${path.replace(/^docs\/next\//, 'docs/')}.md`);
  if (
    !id.split('/').every((segment) => SEGMENT.test(segment)) ||
    /^(?:release-notes|versioned_docs)(?:\/|$)/.test(id)
  ) {
    throw new Error(
      `${name} cannot be the place of a page: expected a path of lowercase letters, digits and hyphens, such as developers/sensor-drift or fabric/backups.`,
    );
  }
  return {section: isFabric ? 'fabric' : 'docs', id};
}

/**
 * Makes sure that a place is free for a page in some versions.
 * @param from id of the page, if it moves
 * @throws Error naming what is already there, or what is wrong with the place
 */
export function expectFree(id: string, versions: readonly string[], folders: VersionFolders, from?: string): void {
  for (const version of versions) {
    const taken = pageAt(pathOfId(id), version, folders);
    if (taken !== undefined) throw new Error(`${taken} already exists.`);
    const file = `${docsFolder(version)}/${id}`;
    if (pathOfId(id) === '') throw new Error(`${file} cannot be the place of a page: the section begins there.`);
  }
  const address = `/docs/${pathOfId(id)}`;
  const present = movedTo(address, {sections: movedSections, pages: movedPages, renamed: renamedPages});
  // A page may move back.
  if (present !== undefined && present !== (from && `/docs/${pathOfId(from)}`)) {
    throw new Error(`${address} is a former address, which leads to ${present}: expected a path that is not in use.`);
  }
}

/** Makes sure that a page is not the first page of a folder, which has the address of the folder. */
export function assertNotIndexPage(id: string): void {
  if (pathOfId(id) === id) return;
  throw new Error(`${id} is the first page of a folder, which has the address of the folder: expected another page.`);
}

/**
 * The versions in which a page is moved or deleted: all that have it, or only the working copy with `isNext`.
 * @throws Error if no next release is planned, or the working copy has no such page
 */
export function versionsWith(id: string, isNext: boolean, {versions, pages}: VersionFolders): string[] {
  if (!isNext) return versions.filter((version) => pages.get(version)!.has(id));
  if (nextRelease === undefined || versions.includes(nextRelease)) {
    throw new Error(
      'src/features/versions/data/next-release.ts names no upcoming release: write its number there, or leave out --next.',
    );
  }
  if (!pages.get(WORKING_COPY)!.has(id)) throw new Error(`docs/${id}.md does not exist.`);
  return [WORKING_COPY];
}

/** Makes sure that the folder of a page exists, or that the page begins it. */
export function expectFolder(root: string, folder: string, id: string): void {
  const parent = id.includes('/') ? join(folder, id.slice(0, id.lastIndexOf('/'))) : folder;
  if (existsSync(join(root, parent)) || id.endsWith('/index')) return;
  throw new Error(
    `There is no folder ${parent}. Begin it with its first page: npm run new -- page ${parent.slice(folder.length + 1)}/index`,
  );
}
