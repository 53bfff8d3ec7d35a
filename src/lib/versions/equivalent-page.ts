/** Where a page of one docs version stands in another. Pages go by their id: the path of the file without its ending. */

import {compareVersions} from '../compare-versions';

/** The content at `from` is at `to` since `version`; both are pages or whole folders. */
export type PageMove = readonly [version: string, from: string, to: string];

/**
 * Where a page stands in other versions, by their names: what follows the path of the version, behind a question mark for a
 * page that stands in for it. A version that is not named has the page at the same place.
 */
export type Elsewhere = Record<string, string>;

/**
 * The id that a page of version `from` has in version `to`, if it is there at all: the moves in between are followed one
 * by one, backward on the way to an older version.
 */
export function pageInVersion(page: string, from: string, to: string, moves: readonly PageMove[]): string {
  const isBackward = compareVersions(to, from) < 0;
  const [older, newer] = isBackward ? [to, from] : [from, to];
  const versions = [...new Set(moves.map(([version]) => version))]
    .filter((version) => compareVersions(version, older) > 0 && compareVersions(version, newer) <= 0)
    .toSorted((a, b) => (isBackward ? compareVersions(b, a) : compareVersions(a, b)));
  return versions.reduce((id, version) => {
    const rules = moves
      .filter((move) => move[0] === version)
      .map(([, before, after]): [string, string] => (isBackward ? [after, before] : [before, after]));
    return follow(id, rules);
  }, page);
}

/** The longest rule is the most precise one; among equals, the first wins. */
function follow(page: string, rules: [from: string, to: string][]): string {
  const [rule] = rules
    .filter(([from]) => page === from || page.startsWith(`${from}/`))
    .toSorted(([a], [b]) => b.length - a.length);
  return rule ? rule[1] + page.slice(rule[0].length) : page;
}

export interface EquivalentPage {
  id: string;
  /** Whether it is the same page, and not one that stands in for it. */
  isSame: boolean;
}

/**
 * The page of version `to` that a reader of `page` in version `from` should see: the same one, at its present or a former
 * place, or else the first page of the folder around it.
 *
 * @param pages ids of all pages of version `to`, of which the landing page is `index`
 */
export function equivalentPage(
  page: string,
  from: string,
  to: string,
  pages: ReadonlySet<string>,
  moves: readonly PageMove[],
): EquivalentPage {
  const moved = pageInVersion(page, from, to, moves);
  // A page that grew became the index of a folder.
  const same = [moved, `${moved}/index`, page].find((id) => pages.has(id));
  if (same !== undefined) return {id: same, isSame: true};
  for (let folder = parentOf(moved); folder; folder = parentOf(folder)) {
    // A folder opens its index, a page that is named like it and stands beside or inside of it.
    const first = [`${folder}/index`, folder, `${folder}/${folder.slice(folder.lastIndexOf('/') + 1)}`];
    const found = first.find((id) => pages.has(id));
    if (found !== undefined) return {id: found, isSame: false};
  }
  return {id: 'index', isSame: false};
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}
