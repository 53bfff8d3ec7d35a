import siteConfig from '@generated/docusaurus.config';
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
  const tag = document.querySelector<HTMLMetaElement>('meta[name=docusaurus_tag]')?.content ?? '';
  if (!tag.startsWith(VERSIONED) || done.has(tag)) return;
  done.add(tag);
  const response = await fetch(`${siteConfig.baseUrl}${OFFLINE_FOLDER}/${OFFLINE_INDEX}`, {cache: 'no-store'});
  if (!response.ok) return;
  const {build, search} = (await response.json()) as OfflineIndex;
  // After a deployment, the index lists files of another build than this page.
  if (!isOfBuild(document.head.innerHTML, build)) return;
  const indexes = Object.entries(search.indexes).filter(([name]) => name === tag || !name.startsWith(VERSIONED));
  await keep([...search.code, ...indexes.map(([, address]) => address)]);
}
