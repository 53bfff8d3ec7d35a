import {docsFolder} from '../../src/lib/versions/version-names';
import {checkContent, formatProblem} from './check-content';
import {checkLinks} from './checks/links';
import {structureChecks} from './checks/structure';
import {readSite} from './site';

/**
 * What is wrong in the working copy, which is not published: its pages as far as they differ from those of the latest
 * version, which the build reads itself.
 *
 * @returns a line for each problem
 */
export async function workingCopyProblems(root: string): Promise<string[]> {
  const site = readSite(root);
  const released = `${docsFolder(site.versions[0]!)}/`;
  const texts = new Map(site.pages.map(({file, text}) => [file, text]));
  const paths = site.pages.flatMap(({file}) =>
    ['docs/', released].flatMap((folder) => (file.startsWith(folder) ? file.slice(folder.length) : [])),
  );
  const files = [...new Set(paths)].flatMap((path) =>
    texts.get(`docs/${path}`) === texts.get(released + path) ? [] : `docs/${path}`,
  );
  return (await checkContent(site, files, structureChecks)).map(formatProblem);
}

/** The links of some pages that lead nowhere, a line for each. */
export async function brokenLinks(root: string, files: string[]): Promise<string[]> {
  return (await checkContent(readSite(root), files, [checkLinks])).map(formatProblem);
}
