import {basename, dirname} from 'node:path/posix';
import {nextRelease} from '../../src/features/versions';
import {pathOfId} from '../../src/features/versions/node';
import {WORKING_COPY} from '../../src/lib/version-names';
import {readFrontMatter} from '../../src/page-model/front-matter';
import {readPages} from '../pages/read-pages';
import {addressOf, expectFolder, expectFree, GUIDE, isOfGuide, pathIn, readFolders, readPlace} from './places';
import {Plan} from './plan';
import {addToSidebar} from './sidebars';
import {fillTemplate} from './template';

/**
 * Plans a new page: a copy of the template, and its place in the sidebar. A page of the docs goes into the working copy
 * and the latest version.
 *
 * @param name path of the page, such as `developers/sensor-drift`, from which it gets its title
 * @throws Error naming what is wrong with the place
 */
export function newPage(root: string, name: string): {plan: Plan; next: string} {
  const id = readPlace(name);
  const folders = readFolders(root);
  const released = folders.versions.filter((version) => version !== WORKING_COPY);
  const hasBegun = nextRelease !== undefined && !released.includes(nextRelease);
  // Until work on the next release begins, docs/ equals the latest version, so both get the page.
  const ofDocs = hasBegun ? [WORKING_COPY] : [WORKING_COPY, ...released.slice(0, 1)];
  const versions = isOfGuide(id) ? [GUIDE] : ofDocs;
  expectFree(id, versions, folders);

  const plan = new Plan(root);
  const words = basename(pathOfId(id)).replaceAll('-', ' ');
  const title = words[0]!.toUpperCase() + words.slice(1);
  for (const version of versions) {
    expectFolder(root, version, id);
    const file = `${pathIn(version, id)}.md`;
    const position = addToSidebar(plan, version, id) ? nextPosition(root, file) : undefined;
    plan.write(file, fillTemplate('page.md', {title, position}));
  }
  const address = addressOf(id).replace(/^\/docs\//, '/docs/next/');
  return {plan, next: `npm start shows the page at ${address}. Link it from a page that leads there.`};
}

/** The position after the pages of the same folder, or undefined if they have none. */
function nextPosition(root: string, file: string): number | undefined {
  const positions = readPages(root)
    .filter((page) => dirname(page.file) === dirname(file))
    .map(({text}) => readFrontMatter(text).data.sidebar_position)
    .filter((position) => typeof position === 'number');
  return positions.length > 0 ? Math.floor(Math.max(...positions)) + 1 : undefined;
}
