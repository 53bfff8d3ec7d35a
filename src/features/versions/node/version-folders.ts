import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {pageMoves} from '../data/page-moves';
import {equivalentPage, pageInVersion} from '../equivalent-page';
import {pathOfId} from '../page-path';
import {WORKING_COPY, docsFolder, versionOfFile} from '../../../lib/version-names';

export {pathOfId};

const PAGE = /\.mdx?$/;

/** Id of a page, such as `developers/rest`, which is the same in every version that has the page. */
export function pageIdOf(file: string): string {
  return pathInVersion(file).replace(PAGE, '');
}

function pathInVersion(file: string): string {
  const version = versionOfFile(file);
  return version === undefined ? file : file.slice(docsFolder(version).length + 1);
}

/** The docs of all versions on disk. */
export interface VersionFolders {
  /** The working copy and the released versions, newest first. */
  versions: string[];
  /** Files of the pages of each version, by id. */
  pages: Map<string, Map<string, string>>;
}

/** Reads which versions exist, and which pages they have. */
export function readVersionFolders(root: string): VersionFolders {
  const released = JSON.parse(readFileSync(join(root, 'versions.json'), 'utf8')) as string[];
  const versions = [WORKING_COPY, ...released].filter((version) => existsSync(join(root, docsFolder(version))));
  const pages = versions.map((version): [string, Map<string, string>] => {
    const folder = docsFolder(version);
    const files = readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'}).filter((file) =>
      PAGE.test(file),
    );
    return [version, new Map(files.toSorted().map((file) => [file.replace(PAGE, ''), join(folder, file)]))];
  });
  return {versions, pages: new Map(pages)};
}

/** The file of the page at a path below the address of a version, see `pathOfId`. */
export function pageAt(path: string, version: string, {pages}: VersionFolders): string | undefined {
  return [...(pages.get(version) ?? [])].find(([id]) => pathOfId(id) === path)?.[1];
}

/**
 * The counterpart of a docs file in another version, even if the page has moved between the two.
 * @returns undefined if that version has no such page; for a file that is not a page, the path where it would be
 */
export function counterpart(file: string, version: string, {pages}: VersionFolders): string | undefined {
  const from = versionOfFile(file)!;
  if (!PAGE.test(file)) return join(docsFolder(version), pageInVersion(pathInVersion(file), from, version, pageMoves));
  const known = pages.get(version) ?? new Map<string, string>();
  const {id, isSame} = equivalentPage(pageIdOf(file), from, version, new Set(known.keys()), pageMoves);
  return isSame ? known.get(id) : undefined;
}
