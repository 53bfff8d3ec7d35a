import type {LoadedShard} from './open-shard';
import type {PageGroup} from './results';
import type {Shard} from './shard';

const RELEASE_PAGE = /\/(\d+)\.(\d+)\.(\d+)$/;
const UPGRADE_PAGE = /\/upgrade$/;
/** Id of the docs instance with the release notes. */
const INSTANCE = 'release-notes';

/** The releases that have notes, newest first. */
export function releasesIn(shards: readonly LoadedShard[]): string[] {
  const notes = shards.find(({shard}) => shard.instance === INSTANCE)?.shard;
  if (!notes) return [];
  const known = releasesOf.get(notes) ?? readReleases(notes);
  releasesOf.set(notes, known);
  return known;
}

/** Of each shard with release notes: it is asked for at every key. */
const releasesOf = new WeakMap<Shard, string[]>();

function readReleases({pages}: Shard): string[] {
  const numbers = pages.flatMap(({path}) => {
    const match = RELEASE_PAGE.exec(path);
    return match ? [match.slice(1).map(Number)] : [];
  });
  return numbers.toSorted(([a, b, c], [d, e, f]) => d! - a! || e! - b! || f! - c!).map((parts) => parts.join('.'));
}

/** The result that leads to the upgrade view with both releases filled in; undefined when the site has no such page. */
export function upgradeGroup(
  shards: readonly LoadedShard[],
  {from, to}: {from?: string; to: string},
): PageGroup | undefined {
  const page = pagesOf(shards).find(({path}) => UPGRADE_PAGE.test(path));
  if (!page) return undefined;
  const name = from ? `Upgrade from ${from} to ${to}` : `Upgrade to ${to}`;
  const said = 'All actions and changes between the two releases, on one page';
  const plainText = (text: string) => [{text, isMarked: false}];
  return {
    url: page.path,
    title: page.title,
    label: labelOf(shards),
    trail: [],
    hits: [
      {
        url: `${page.path}?${new URLSearchParams({...(from && {from}), to})}`,
        title: plainText(name),
        snippet: plainText(said),
        code: [],
      },
    ],
    more: 0,
    otherVersions: [],
  };
}

function pagesOf(shards: readonly LoadedShard[]) {
  return shards.filter(({shard}) => shard.instance === INSTANCE).flatMap(({shard}) => shard.pages);
}

function labelOf(shards: readonly LoadedShard[]): string {
  return shards.find(({shard}) => shard.instance === INSTANCE)?.shard.label ?? '';
}
