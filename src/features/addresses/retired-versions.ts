import {groupBy} from '../../lib/group-by';
import {splitVersion} from '../../lib/version-names';
import type {RetiredVersion} from '../versions';
import {renamedPages} from './data/redirects/renamed-pages';
import {retiredPages} from './data/redirects/retired-pages';
import {presentAddress} from './legacy-paths';

/** The versions that are no longer on the site. Addresses do not tell which page is the index of a folder: each may be. */
export function retiredVersions(): RetiredVersion[] {
  const byName = groupBy(retiredPages, ([former]) => splitVersion(former).version!);
  return [...byName].map(([name, pages]) => {
    const targets = new Map(
      pages.map(([former, present]) => [
        splitVersion(former).path.replace(/^\/docs\/?/, ''),
        presentAddress(present, renamedPages),
      ]),
    );
    const ids = [...targets.keys()].flatMap((path) => (path === '' ? 'index' : [path, `${path}/index`]));
    return {name, pages: new Set(ids), targets};
  });
}
