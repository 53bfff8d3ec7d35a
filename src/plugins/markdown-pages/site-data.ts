import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {OperationRow} from '../api-catalogue/index-rows';
import type {Section} from './collect-pages';
import type {SiteData} from './components';

/** Reads what other plugins have written for the components of the site. */
export async function readSiteData(generatedFilesDir: string, sections: Section[]): Promise<SiteData> {
  const read = async <Data>(path: string) => JSON.parse(await readFile(join(generatedFilesDir, path), 'utf8')) as Data;
  const versioned = sections.filter(({instance}) => instance === 'default');
  const operations = new Map<string, OperationRow[]>();
  for (const {versionName} of versioned) {
    const path = `api-catalogue/default/operations-${versionName}.json`;
    // Up to 4.1 the operations were documented elsewhere.
    operations.set(versionName, await read<OperationRow[]>(path).catch(() => []));
  }
  return {
    releases: await read('release-list/default/releases.json'),
    lines: await read('release-list/default/lines.json'),
    actions: await read('release-list/default/actions.json'),
    operations: (versionName) => operations.get(versionName) ?? [],
    versions: versioned.map(({versionName, label, root, isLast}) => ({name: versionName, label, path: root, isLast})),
  };
}
