import {similarPages} from '../../src/features/addresses';
import {WORKING_COPY, WORKING_COPY_PATH, splitVersion, versionOfFile} from '../../src/lib/version-names';
import {pageAt, pageIdOf, type VersionFolders} from '../../src/features/versions/node';

/**
 * The file of a page named by its file, its address or its id, or undefined if there is none. If the name has no
 * version, the file is from the newest version that has the page; an address without one means the latest version.
 */
function lookUpPage(name: string, folders: VersionFolders): string | undefined {
  const {version, id} = readName(name, folders.versions);
  for (const wanted of version ? [version] : folders.pages.keys()) {
    const file = folders.pages.get(wanted)?.get(id) ?? pageAt(id, wanted, folders);
    if (file) return file;
  }
  return undefined;
}

/**
 * The same, for callers that expect the page to exist.
 * @throws Error naming the pages with the most similar names if there is none with this name
 */
export function findPage(name: string, folders: VersionFolders): string {
  const found = lookUpPage(name, folders);
  if (found) return found;
  const {id} = readName(name, folders.versions);
  const ids = new Set([...folders.pages.values()].flatMap((pages) => [...pages.keys()]));
  const known = [...ids].map((each) => ({path: `/docs/${each.replace(/\/index$/, '')}`, title: each, scope: ''}));
  const nearest = similarPages(`/docs/${id}`, known, () => undefined, 3).map(({title}) => title);
  const hint = nearest.length > 0 ? `The nearest names are ${nearest.join(', ')}.` : 'No page has a similar name.';
  throw new Error(`There is no page ${name}. ${hint}`);
}

function readName(name: string, versions: string[]): {version: string | undefined; id: string} {
  const path = name
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '');
  if (/^\/docs(?:\/|$)/.test(path)) {
    const address = splitVersion(path);
    const id = address.path.slice('/docs/'.length);
    if (address.version === WORKING_COPY_PATH) return {version: WORKING_COPY, id};
    return {version: address.version ?? versions.find((each) => each !== WORKING_COPY), id};
  }
  return {version: versionOfFile(path), id: pageIdOf(path.replace(/^\//, ''))};
}
