/** Finds a page of one docs version in another. The id of a page is the path of its file without the extension. */

import {compareVersions} from '../../lib/compare-versions';

/** The content at `from` has been at `to` since `version`; both are pages or whole folders. */
export type PageMove = readonly [version: string, from: string, to: string];

/**
 * The place of a page in other versions, by version name: the path below that of the version, after a question mark if
 * the page is only a substitute. A version that is not listed has the page at the same path.
 */
export type VersionLocations = Record<string, string>;

/**
 * The id that a page of version `from` has in version `to`, if it exists there: follows the moves in between one by
 * one, or backward for an older version.
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

/** Applies the longest matching rule, which is the most specific; in a tie, the first one wins. */
function follow(page: string, rules: [from: string, to: string][]): string {
  const [rule] = rules
    .filter(([from]) => page === from || page.startsWith(`${from}/`))
    .toSorted(([a], [b]) => b.length - a.length);
  return rule ? rule[1] + page.slice(rule[0].length) : page;
}

export interface EquivalentPage {
  id: string;
  /** True if it is the same page, rather than a substitute. */
  isSame: boolean;
}

/**
 * The page of version `to` that a reader of `page` in version `from` should see: the same one, at its present or a
 * former place, or else the first page of the folder around it.
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
    // A folder opens with its index, or with the page of the same name next to it or inside it.
    const first = [`${folder}/index`, folder, `${folder}/${folder.slice(folder.lastIndexOf('/') + 1)}`];
    const found = first.find((id) => pages.has(id));
    if (found !== undefined) return {id: found, isSame: false};
  }
  return {id: 'index', isSame: false};
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}
