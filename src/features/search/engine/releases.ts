import {compareReleases} from '../../../lib/compare-releases';
import type {LoadedShard} from './loaded-shard';
import type {PageGroup} from './results';
import type {Shard} from './shard';

/** The releases that a shard has release notes for, newest first. */
export function releasesIn({pages}: Shard): string[] {
  const releases = pages.flatMap(({path}) => /\/(\d+\.\d+\.\d+)$/.exec(path)?.[1] ?? []);
  return releases.toSorted((a, b) => compareReleases(b, a));
}

/** The result that leads to the upgrade view with both releases filled in; undefined when the site has no such page. */
export function upgradeGroup(
  shards: readonly LoadedShard[],
  {from, to}: {from?: string; to: string},
): PageGroup | undefined {
  const notes = shards.find(({shard}) => shard.instance === 'release-notes')?.shard;
  const page = notes?.pages.find(({path}) => path.endsWith('/upgrade'));
  if (!notes || !page) return undefined;
  const plainText = (text: string) => [{text, isMarked: false}];
  return {
    url: page.path,
    title: page.title,
    label: notes.label,
    trail: [],
    hits: [
      {
        url: `${page.path}?${new URLSearchParams({...(from && {from}), to})}`,
        title: plainText(from ? `Upgrade from ${from} to ${to}` : `Upgrade to ${to}`),
        snippet: plainText('All actions and changes between the two releases, on one page'),
        code: [],
      },
    ],
    more: 0,
    otherVersions: [],
  };
}
