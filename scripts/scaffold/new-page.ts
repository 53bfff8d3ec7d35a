import {dirname} from 'node:path/posix';
import {nextRelease} from '../../src/features/versions/data/next-release';
import {readFrontMatter} from '../../src/page-model/front-matter';
import {docsFolder, WORKING_COPY} from '../../src/lib/version-names';
import {readPages} from '../pages/read-pages';
import {pathOfId, readVersionFolders} from '../../src/features/versions/node/version-folders';
import {expectFolder, expectFree, readPlace} from './page-place';
import {Plan} from './plan';
import {addToSidebar} from './sidebars';
import {expectOptions, fillTemplate, type Given} from './template';

/**
 * Plans a new page: its file in every version that it is for, and its place in their sidebars.
 *
 * @param name path of the page, such as `developers/sensor-drift`
 * @param given `title`, `description`, `opening`, and `versions` besides `docs/` and a latest version equal to it
 * @throws Error naming what is wrong with the place or a version, or what is missing
 */
export function newPage(root: string, name: string, given: Given): {plan: Plan; address: string} {
  const {section, id} = readPlace(name);
  const plan = new Plan(root);
  const versions = section === 'fabric' ? ['fabric'] : versionsFor(root, id, given.versions);
  for (const version of versions) {
    const folder = version === 'fabric' ? version : docsFolder(version);
    const file = `${folder}/${id}.md`;
    if (plan.has(file)) throw new Error(`${file} is there already.`);
    expectFolder(root, folder, id);
    expectOptions(given, ['title', 'description', 'opening']);
    const position = addToSidebar(plan, version, id) ? nextPosition(root, file) : undefined;
    plan.write(file, fillTemplate('page.md', {...given, position}));
  }
  return {plan, address: `/${section === 'fabric' ? section : 'docs/next'}/${pathOfId(id)}`};
}

function versionsFor(root: string, id: string, wanted: Given[string]): string[] {
  const folders = readVersionFolders(root);
  const released = folders.versions.filter((version) => version !== WORKING_COPY);
  const more = [wanted ?? []].flat().flatMap((names) => names.split(','));
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
