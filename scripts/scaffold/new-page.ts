import {basename, dirname} from 'node:path/posix';
import {nextRelease} from '../../src/features/versions';
import {readFrontMatter} from '../../src/page-model/front-matter';
import {docsFolder, WORKING_COPY} from '../../src/lib/version-names';
import {readPages} from '../pages/read-pages';
import {pathOfId, readVersionFolders} from '../../src/features/versions/node';
import {expectFolder, expectFree, readPlace} from './page-place';
import {Plan} from './plan';
import {addToSidebar} from './sidebars';
import {fillTemplate} from './template';

/**
 * Plans a new page: a copy of the template in every version that it is for, and its place in their sidebars.
 *
 * @param name path of the page, such as `developers/sensor-drift`, from which it gets its title
 * @param more versions besides `docs/` and a latest version equal to it
 * @throws Error naming what is wrong with the place or a version
 */
export function newPage(root: string, name: string, more: readonly string[]): {plan: Plan; address: string} {
  const {section, id} = readPlace(name);
  const plan = new Plan(root);
  const versions = section === 'fabric' ? ['fabric'] : versionsFor(root, id, more);
  const words = basename(pathOfId(id)).replaceAll('-', ' ');
  const title = words[0]!.toUpperCase() + words.slice(1);
  for (const version of versions) {
    const folder = version === 'fabric' ? version : docsFolder(version);
    const file = `${folder}/${id}.md`;
    if (plan.has(file)) throw new Error(`${file} already exists.`);
    expectFolder(root, folder, id);
    const position = addToSidebar(plan, version, id) ? nextPosition(root, file) : undefined;
    plan.write(file, fillTemplate('page.md', {title, position}));
  }
  return {plan, address: `/${section === 'fabric' ? section : 'docs/next'}/${pathOfId(id)}`};
}

function versionsFor(root: string, id: string, more: readonly string[]): string[] {
  const folders = readVersionFolders(root);
  const released = folders.versions.filter((version) => version !== WORKING_COPY);
  const unknown = more.find((version) => !released.includes(version));
  if (unknown !== undefined) throw new Error(`There is no version ${unknown}: expected one of ${released.join(', ')}.`);
  const hasBegun = nextRelease !== undefined && !released.includes(nextRelease);
  // Until work on the next release begins, docs/ equals the latest version, so both get the page.
  const versions = [...new Set([WORKING_COPY, ...(hasBegun ? [] : released.slice(0, 1)), ...more])];
  expectFree(id, versions, folders);
  return versions;
}

/** The position after the pages of the same folder, or undefined if they have none. */
function nextPosition(root: string, file: string): number | undefined {
  const positions = readPages(root)
    .filter((page) => dirname(page.file) === dirname(file))
    .map(({text}) => readFrontMatter(text).data.sidebar_position)
    .filter((position) => typeof position === 'number');
  return positions.length > 0 ? Math.floor(Math.max(...positions)) + 1 : undefined;
}
