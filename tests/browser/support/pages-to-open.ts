import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {lookUpPage} from '../../../scripts/versions/find-page';
import {counterpart, type VersionFolders} from '../../../src/build/version-folders';

/**
 * The published pages that are worth opening in a browser: all but those of older versions that are the same, word for
 * word, in the version after theirs, where they are opened. A page with components stays, since these can show data of
 * its own version.
 *
 * @param addresses paths of all published pages
 * @param root folder of the project
 */
export function pagesToOpen(addresses: string[], root: string, folders: VersionFolders): string[] {
  return addresses.filter((address) => !isRepeated(address, root, folders));
}

function isRepeated(address: string, root: string, folders: VersionFolders): boolean {
  const version = /^\/docs\/(\d+\.\d+)(?:\/|$)/.exec(address)?.[1];
  const newer = version && folders.versions[folders.versions.indexOf(version) - 1];
  if (!newer || newer === 'current') return false;
  const file = lookUpPage(address, folders);
  const same = file?.endsWith('.md') ? counterpart(file, newer, folders) : undefined;
  return !!file && !!same && readFileSync(join(root, file)).equals(readFileSync(join(root, same)));
}
