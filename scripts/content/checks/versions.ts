import {catchProblem} from '../../pages/catch-problem';
import {checkVersion, readContext, versionOfContent} from '../../versions/check-versions';
import {nextRelease} from '../../../src/features/versions';
import {versionOfFile, WORKING_COPY} from '../../../src/lib/version-names';
import {foreignVersions} from '../../versions/own-version';
import {onEachPage, type ContentCheck} from '../site';

/**
 * Checks what the pages, drawings and sidebars of a version say about other versions, and what it lacks. A missing page
 * has no line, so what a version lacks is reported whenever one of its files is checked.
 */
export const checkVersionContents: ContentCheck = (site, files) => {
  const versions = new Set(files.flatMap((file) => versionOfContent(file) ?? []));
  if (versions.size === 0) return [];
  const context = readContext(site.root);
  const wanted = new Set(files);
  // A malformed page hides the problems of its own version, and of no other.
  const problems = [...versions].flatMap(
    (version) => catchProblem(() => checkVersion(version, site.pages, context, wanted), '', []) ?? [],
  );
  // The check of the examples reports malformed pages.
  return problems.filter(({file}) => wanted.has(file) || !site.exists(file));
};

/** A page installs, links and describes its own version; the working copy is that of the next release once it has begun. */
export const checkOwnVersion: ContentCheck = onEachPage(({versions}) => {
  const [latest = ''] = versions;
  const next = nextRelease !== undefined && !versions.includes(nextRelease) ? nextRelease : latest;
  return ({file, text}) => {
    const version = versionOfFile(file);
    return version === undefined ? [] : foreignVersions(file, text, version === WORKING_COPY ? next : version);
  };
});
