import {orProblem} from '../../pages/or-problem';
import {checkVersion, readSurroundings, versionOfContent} from '../../versions/check-versions';
import type {ContentCheck} from '../site';

/**
 * What the pages, drawings and sidebars of a version say of other versions, and what it lacks. A page that is missing has
 * no line: what a version lacks is told for the version of each file.
 */
export const checkVersionContents: ContentCheck = (site, files) => {
  const versions = new Set(files.flatMap((file) => versionOfContent(file) ?? []));
  if (versions.size === 0) return [];
  const surroundings = readSurroundings(site.root);
  // A page that leaves its form hides what is wrong in its version, and in no other.
  const problems = [...versions].flatMap(
    (version) => orProblem(() => checkVersion(version, site.pages, surroundings), '', []) ?? [],
  );
  // The check of samples tells where a page leaves its form.
  return problems.filter(({file}) => files.includes(file) || !site.exists(file));
};
