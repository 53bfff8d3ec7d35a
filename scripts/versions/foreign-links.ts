import {targetOf, type PlacedLink} from '../../src/page-model/links';
import {rootOf} from '../content/site';
import {namesItsVersion} from './page-lines';
import type {LineProblem, PageProblem} from '../../src/lib/problems';
import {compareVersions} from '../../src/lib/compare-versions';
import {WORKING_COPY} from '../../src/lib/version-names';

/**
 * Links that leave the version of a page: by an address, by a path into another folder, or to the notes of a later
 * release. A link whose text says "latest" or names its version does so on purpose.
 *
 * @param file path of the page from the project's root
 * @param version Docusaurus' name of its version
 * @param pages every page of the site: the check of links reports a link to none
 */
export function foreignLinks(
  file: string,
  version: string,
  links: readonly PlacedLink[],
  pages: ReadonlySet<string>,
): PageProblem[] {
  return links.flatMap((link) => {
    const problem = addressProblem(link) ?? pathProblem(link, file, pages) ?? releaseProblem(link, version);
    return problem ? [{line: link.line, ...problem}] : [];
  });
}

function addressProblem({text, url}: PlacedLink): LineProblem | undefined {
  // Links to generated files get the version of their page when the site is built.
  if (!/^\/docs(?:[/?#]|$)/.test(url) || url.startsWith('/docs/api/')) return undefined;
  if (/\blatest\b/i.test(text) && !/^\/docs\/(?:\d|next)/.test(url)) return undefined;
  if (namesItsVersion(text, url)) return undefined;
  return {
    message: `the link ${url} does not stay in the version`,
    expected: 'the path of a file, such as ../rest.md, or the word "latest" in the text of a link to /docs',
  };
}

function pathProblem({url}: PlacedLink, file: string, pages: ReadonlySet<string>): LineProblem | undefined {
  const {file: target} = targetOf(url, file);
  const root = rootOf(file);
  if (target === undefined || `${target}/`.startsWith(`${root}/`)) return undefined;
  if (/\.mdx?$/.test(target) && !pages.has(target)) return undefined;
  return {message: `the link ${url} leads out of ${root}`, expected: 'a file of the same version'};
}

function releaseProblem({url}: PlacedLink, version: string): LineProblem | undefined {
  if (version === WORKING_COPY || !url.startsWith('/release-notes')) return undefined;
  const newer = [...url.matchAll(/(?<![\d.])(\d+\.\d+)\.\d+/g)].find(
    ([, release = '']) => compareVersions(release, version) > 0,
  );
  return (
    newer && {
      message: `the link ${url} leads to a release that came after ${version}`,
      expected: `a release up to ${version}`,
    }
  );
}
