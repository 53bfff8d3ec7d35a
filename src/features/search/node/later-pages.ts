import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {counterpart, pageIdOf, type VersionFolders} from '../../versions/node';
import {featurePages, missingPageReason} from '../../versions';
import {fileOf} from '../../../page-model/read-docs';
import type {LaterPage} from '../engine/shard';

/**
 * The pages about features that were added after a version.
 *
 * @param versions the released versions, newest first
 */
export function laterPages(version: string, versions: readonly LoadedVersion[], folders: VersionFolders): LaterPage[] {
  const names = versions.map(({versionName}) => versionName);
  const docs = versions[0]?.docs ?? [];
  return docs.flatMap(({source, title, permalink: path}): LaterPage[] => {
    const file = fileOf(source);
    if (!featurePages.includes(pageIdOf(file))) return [];
    const having = names.filter((name) => counterpart(file, name, folders) !== undefined);
    if (having.includes(version)) return [];
    const lack = missingPageReason(version, having, names, true);
    return lack.kind === 'gone' ? [] : [{title, path, since: lack.since}];
  });
}
