import siteConfig from '@generated/docusaurus.config';
import {splitVersion, WORKING_COPY, WORKING_COPY_PATH} from '@site/src/lib/version-names';
import versions from '@site/versions.json';
import {isOfBuild} from '../shared/files-in-page';
import {OFFLINE_FOLDER, OFFLINE_INDEX, type OfflineIndex} from '../shared/offline-index';

/** Tag prefix of the versioned docs; other shards are searched in every version. */
const VERSIONED = 'docs-default-';

const done = new Set<string>();

/**
 * Stores the search of the current version for offline use: its code and indexes, without the texts of pages.
 *
 * @param keep receives the addresses of the files
 */
export async function keepSearch(keep: (files: string[]) => Promise<void>): Promise<void> {
  const version = versionOf(window.location.pathname.slice(siteConfig.baseUrl.length - 1));
  const tag = `${VERSIONED}${version}`;
  if (!version || done.has(tag)) return;
  done.add(tag);
  const response = await fetch(`${siteConfig.baseUrl}${OFFLINE_FOLDER}/${OFFLINE_INDEX}`, {cache: 'no-store'});
  if (!response.ok) return;
  const {build, search} = (await response.json()) as OfflineIndex;
  // After a deployment, the index lists files of another build than this page.
  if (!isOfBuild(document.head.innerHTML, build)) return;
  const indexes = Object.entries(search.indexes).filter(([name]) => name === tag || !name.startsWith(VERSIONED));
  await keep([...search.code, ...indexes.map(([, address]) => address)]);
}

/** Name of the docs version of an address, where the latest one has no number; undefined for other pages. */
function versionOf(address: string): string | undefined {
  const {version = versions[0], path} = splitVersion(address);
  if (!/^\/docs(?:\/|$)/.test(path)) return undefined;
  return version === WORKING_COPY_PATH ? WORKING_COPY : version;
}
