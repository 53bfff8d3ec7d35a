import {formerPaths, formerShapes} from '../../data/redirects/former-paths';
import {movedPages, movedSections} from '../../data/redirects/docs';
import {renamedPages} from '../../data/redirects/renamed-pages';
import {retiredPages} from '../../data/redirects/retired-pages';
import {formerPage, pageMoves} from '@site/src/features/versions';
import {retiredVersions} from '../../retired-versions';
import {applyShapes} from '../../apply-shapes';
import {movedTo, presentAddress, renamedInDocs} from '../../legacy-paths';
import type {ListedPage} from '@site/src/lib/listed-page';

import {splitVersion, unversionedPath} from '@site/src/lib/version-names';

const offSite = retiredVersions();
const tables = {sections: movedSections, pages: movedPages, renamed: renamedPages};

/**
 * The page that a former address leads to, for hosts that do not redirect it themselves.
 *
 * @param wanted canonical path without a page, without the base URL
 * @param pages all pages of the site
 * @param versions names of the versions, newest first; the first is the latest
 */
export function destinationOf(
  wanted: string,
  pages: readonly ListedPage[],
  versions: readonly string[],
): string | undefined {
  const known = new Set(pages.map(({path}) => path));
  const path = applyShapes(wanted, formerShapes);
  if (known.has(path)) return path;
  const release = /^\/release-notes\/(\d[\d.]+)$/.exec(path)?.[1];
  if (release !== undefined) {
    const series = new RegExp(`^/release-notes/v${release.split('.')[0]}-[a-z]+$`);
    // A release without notes has those of its series.
    return (pages.find((page) => page.path.endsWith(`/${release}`)) ?? pages.find((page) => series.test(page.path)))
      ?.path;
  }
  const retired = retiredPages.find(([former]) => former === path)?.[1];
  const moved =
    retired === undefined
      ? movedTo(path, tables)
      : unversionedPath(presentAddress(retired, renamedPages), versions[0]!);
  if (moved !== undefined && known.has(moved)) return moved;
  const all = versions.map((name, at) => ({name, pages: idsOf(pages, at === 0 ? undefined : name)}));
  const paths = [...formerPaths, ...renamedInDocs(renamedPages)];
  const find = (one: string) => formerPage(one, all, {paths, moves: pageMoves, retired: offSite});
  // A page with the name of its folder has the address of the folder.
  const folder = path.replace(/\/([^/]+)\/\1$/, '/$1');
  const found = find(path) ?? (known.has(folder) ? folder : find(folder));
  if (found === undefined || !known.has(found)) return undefined;
  // A page that a version lacks at its own address is explained instead.
  const asked = splitVersion(path);
  return versions.includes(asked.version ?? '') && splitVersion(found).path === asked.path ? undefined : found;
}

/** The ids that the pages of a version may have: addresses do not tell which are the index of a folder. */
function idsOf(pages: readonly ListedPage[], name: string | undefined): Set<string> {
  return new Set(
    pages.flatMap(({path}) => {
      const {version, path: inVersion} = splitVersion(path);
      const id = inVersion.replace(/^\/docs\/?/, '');
      if (version !== name || !/^\/docs(?:\/|$)/.test(path)) return [];
      return id === '' ? ['index'] : [id, `${id}/index`];
    }),
  );
}
