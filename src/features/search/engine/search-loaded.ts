import {groupByPage, type Limits} from './group-by-page';
import {matchErrors} from './match-errors';
import {matchSections, type Matches} from './match-sections';
import type {LoadedShard} from './loaded-shard';
import {upgradeGroup} from './releases';
import type {SearchResults} from './results';
import type {LaterPage, Shard, ShardInfo} from './shard';
import {stemsOf, wordsOf} from './tokenize';
import {understandQuery, type UnderstoodQuery} from './understand-query';

/** Reads a query, given the releases of the loaded shards and the versions of the site. */
export function understand(query: string, shards: readonly LoadedShard[], all: readonly ShardInfo[]): UnderstoodQuery {
  const versions = all.filter(({instance}) => instance === 'default').map(({label}) => label);
  return understandQuery(query, {versions, releases: shards.flatMap(({releases}) => releases)});
}

/** The pages about features of newer versions whose full title is in a query. */
function laterPages({later = []}: Shard, query: string): LaterPage[] {
  const asked = new Set(wordsOf(query).flatMap(stemsOf));
  return later.filter(({title}) =>
    wordsOf(title)
      .flatMap(stemsOf)
      .every((stem) => asked.has(stem)),
  );
}

/** The sections that answer a query, preceded by the errors whose message was pasted. */
export function findMatches(shards: readonly LoadedShard[], query: string, place?: string): Matches {
  const {best, hasMore} = matchSections(shards, query, place);
  const errors = matchErrors(shards, query);
  const most = best[0]?.score ?? 0;
  return {best: [...errors.map((error) => ({...error, score: 2 * most + error.score})), ...best], hasMore};
}

/**
 * Searches shards whose texts may still be loading.
 *
 * @param matches what an earlier search found in these shards, when only texts have been loaded since
 */
export function searchLoaded(
  {text, upgrade, version}: UnderstoodQuery,
  shards: readonly LoadedShard[],
  infos: ShardInfo[],
  limits: Limits & {place?: string | undefined},
  matches: Matches = findMatches(shards, text, limits.place),
): SearchResults {
  const results = groupByPage(matches, infos, limits);
  const first = upgrade && upgradeGroup(shards, upgrade);
  const groups = first
    ? [first, ...results.groups.filter(({url}) => url !== first.url)].slice(0, limits.pages)
    : results.groups;
  const later = shards.flatMap(({shard}) => laterPages(shard, text));
  return {...results, groups, later, isGuess: results.isGuess && !first, instead: version};
}
