import {catchProblem} from '../../pages/catch-problem';
import {checkVersion, readContext, versionOfContent} from '../../versions/check-versions';
import type {ContentCheck} from '../site';

/**
 * Checks what the pages, drawings and sidebars of a version say about other versions, and what it lacks. A missing page
 * has no line, so what a version lacks is reported whenever one of its files is checked.
 */
export const checkVersionContents: ContentCheck = (site, files) => {
  const versions = new Set(files.flatMap((file) => versionOfContent(file) ?? []));
  if (versions.size === 0) return [];
  const context = readContext(site.root);
  // A malformed page hides the problems of its own version, and of no other.
  const problems = [...versions].flatMap(
    (version) => catchProblem(() => checkVersion(version, site.pages, context), '', []) ?? [],
  );
  // The check of the examples reports malformed pages.
  return problems.filter(({file}) => files.includes(file) || !site.exists(file));
};
