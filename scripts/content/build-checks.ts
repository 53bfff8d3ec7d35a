import {docsFolder} from '../../src/lib/version-names';
import {formatProblem} from '../../src/lib/problems';
import {checkContent} from './check-content';
import {checkFrontMatter} from './checks/front-matter';
import {checkLinks} from './checks/links';
import {structureChecks} from './checks/structure';
import {readSite} from './site';

/**
 * Mistakes that stop a build before it begins: in front matter, links, and anchors of all published pages, and of any
 * kind in pages of the unpublished working copy that differ from the latest version.
 *
 * @returns a line for each problem
 */
export async function sourceProblems(root: string): Promise<string[]> {
  const site = readSite(root);
  const released = `${docsFolder(site.versions[0]!)}/`;
  const texts = new Map(site.pages.map(({file, text}) => [file, text]));
  const paths = site.pages.flatMap(({file}) =>
    ['docs/', released].flatMap((folder) => (file.startsWith(folder) ? file.slice(folder.length) : [])),
  );
  const working = [...new Set(paths)].flatMap((path) =>
    texts.get(`docs/${path}`) === texts.get(released + path) ? [] : `docs/${path}`,
  );
  const published = site.pages.flatMap(({file}) => (file.startsWith('docs/') ? [] : file));
  const found = [
    ...(await checkContent(site, working, structureChecks)),
    ...(await checkContent(site, published, [checkFrontMatter, checkLinks])),
  ];
  return [...new Set(found.map(formatProblem))];
}
