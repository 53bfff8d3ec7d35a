import {compareVersions} from '../../src/lib/compare-versions';
import {equivalentPage, type PageMove} from '../../src/features/versions';
import type {VersionFolders} from '../../src/features/versions/node';

/** A page whose id changes in some versions. */
interface Renaming {
  from: string;
  to: string;
  versions: readonly string[];
}

/**
 * The page moves that keep the versions connected as before when the id of a page changes in some of them.
 *
 * @returns the same list if it needs no change
 * @throws Error naming a page that would lose its counterpart
 */
export function movePageMoves(
  moves: readonly PageMove[],
  {versions, pages}: Pick<VersionFolders, 'versions' | 'pages'>,
  renaming: Renaming,
): readonly PageMove[] {
  const changed = moves.flatMap((move) => renamedMove(move, renaming));
  const result = changed.some((move, index) => move !== moves[index]) ? changed : moves;
  const before = new Map(versions.map((version) => [version, new Set(pages.get(version)!.keys())]));
  const after = new Map(
    [...before].map(([version, ids]) => [version, new Set([...ids].map(withNewId(version, renaming)))]),
  );
  for (const version of versions) {
    for (const other of versions) {
      for (const id of before.get(version)!) {
        const old = equivalentPage(id, version, other, before.get(other)!, moves);
        const ownId = withNewId(version, renaming)(id);
        const now = equivalentPage(ownId, version, other, after.get(other)!, result);
        // The substitute for a page that a version lacks depends on its folder.
        if (!old.isSame && (ownId !== id || !now.isSame)) continue;
        const expected = withNewId(other, renaming)(old.id);
        if (now.id === expected && now.isSame === old.isSame) continue;
        throw new Error(
          `The page moves cannot be kept: ${ownId} of ${version} would be ${now.id} in ${other}, not ${expected}. Move it by hand, with src/features/versions/data/page-moves.ts.`,
        );
      }
    }
  }
  return result;
}

/**
 * The page moves after a page was deleted in some versions: what led to it leads to another page, which keeps its own
 * place in the other versions.
 *
 * @returns the same list if it needs no change
 */
export function deleteFromMoves(
  moves: readonly PageMove[],
  {versions: all, pages}: Pick<VersionFolders, 'versions' | 'pages'>,
  {from, to, versions}: Renaming,
): readonly PageMove[] {
  const isGone = (version: string) => versions.includes(version);
  const isChanged = ([since, before, after]: PageMove) =>
    (before === from && all.some((version) => isGone(version) && compareVersions(version, since) < 0)) ||
    (after === from && all.some((version) => isGone(version) && compareVersions(version, since) >= 0));
  if (!moves.some(isChanged)) return moves;
  return moves.flatMap((move) => {
    if (!isChanged(move)) return [move];
    const [since, before, after] = move;
    const others = moves.filter((other) => other[0] === since && !isChanged(other));
    // Another line says where the rest of a page went that was split, or what else a page was merged from.
    if (after === from ? others.some((other) => other[1] === before) : others.some((other) => other[2] === after)) {
      return [];
    }
    const hasOwnPlace = all.some(
      (version) => pages.get(version)!.has(to) && compareVersions(version, since) < 0 === (after === from),
    );
    const line: PageMove = after === from ? [since, before, to] : [since, to, after];
    return hasOwnPlace ? [[since, to, to] as const, line] : [line];
  });
}

const withNewId =
  (version: string, {from, to, versions}: Renaming) =>
  (id: string) =>
    id === from && versions.includes(version) ? to : id;

/** A move with the new id, plus one for the page if the move of its folder no longer includes it. */
function renamedMove(move: PageMove, {from, to, versions}: Renaming): PageMove[] {
  const [since, before, after] = move;
  const isOlder = versions.some((version) => compareVersions(version, since) < 0);
  const isNewer = versions.some((version) => compareVersions(version, since) >= 0);
  const ends = [isOlder && before === from ? to : before, isNewer && after === from ? to : after] as const;
  if (ends[0] !== before || ends[1] !== after) return [[since, ...ends]];
  if (isNewer && !isOlder && from.startsWith(`${after}/`))
    return [move, [since, before + from.slice(after.length), to]];
  if (isOlder && !isNewer && from.startsWith(`${before}/`))
    return [move, [since, to, after + from.slice(before.length)]];
  return [move];
}
