import siteConfig from '@generated/docusaurus.config';
import {buildOfPage} from '../shared/files-in-page';
import {OFFLINE_FOLDER, OFFLINE_INDEX, type OfflineIndex} from '../shared/offline-index';

/** Tags of the docs that have versions; what has none is searched in all of them. */
const VERSIONED = 'docs-default-';

const done = new Set<string>();

/**
 * Has the search of the version that is read kept: its code and its index, without the texts of pages.
 *
 * @param keep gets the addresses of the files
 */
export async function keepSearch(keep: (files: string[]) => Promise<void>): Promise<void> {
  const tag = document.querySelector<HTMLMetaElement>('meta[name=docusaurus_tag]')?.content ?? '';
  if (!tag.startsWith(VERSIONED) || done.has(tag)) return;
  done.add(tag);
  const response = await fetch(`${siteConfig.baseUrl}${OFFLINE_FOLDER}/${OFFLINE_INDEX}`, {cache: 'no-store'});
  if (!response.ok) return;
  const {build, search} = (await response.json()) as OfflineIndex;
  // After a deployment, these are not the files of this page.
  if (build !== buildOfPage(document.head.innerHTML)) return;
  const indexes = Object.entries(search.indexes).filter(([name]) => name === tag || !name.startsWith(VERSIONED));
  await keep([...search.code, ...indexes.map(([, address]) => address)]);
}
