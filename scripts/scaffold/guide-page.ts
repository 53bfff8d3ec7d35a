import {basename, join} from 'node:path/posix';
import {movedPages, movedSections, movedTo, renamedPages, sectionAliases} from '../../src/features/addresses';
import {pathOfId, readVersionFolders, type VersionFolders} from '../../src/features/versions/node';
import {anchorsOf} from '../../src/page-model/anchors';
import {parsePage} from '../../src/page-model/parse';
import {ANCHOR_FILE, readPublishedAnchors} from '../anchors/published-anchors';
import {nearest} from '../content/nearest';
import {readPages} from '../pages/read-pages';
import {movePageInAliases, SECTION_ALIASES} from './change-aliases';
import {ownPictures} from './destinations';
import {extractKeywords, mentionsOf, relinkAddress, relinkKeywords} from './mentions';
import {filesOf, writeList, writeRenamed, type MovePlan} from './move-page';
import {assertNotIndexPage, expectFolder, GUIDE, readPlace} from './page-place';
import {Plan} from './plan';
import {relink, type Target} from './relink';
import {moveInSidebar, removeFromSidebar} from './sidebars';

/** Whether a name is that of a page of the Fabric guide, such as `fabric/logging`. */
export const isOfGuide = (name: string): boolean => /^\/?fabric\//.test(name);

const addressOf = (id: string) => `/${GUIDE}/${pathOfId(id)}`;

/**
 * Plans to move a page of the Fabric guide within it: its file, the images that only this page shows, the links to it
 * and from it, the sidebar, and the redirect from its former address.
 *
 * @throws Error naming the mistake, before anything is written
 */
export function moveGuidePage(root: string, fromName: string, toName: string): MovePlan {
  const folders = readFolders(root);
  const from = findPage(fromName, folders);
  const to = readTarget(root, toName, from, folders);
  const plan = new Plan(root);
  const pages = readPages(root);
  const moved = new Map(filesOf(plan, folders.pages.get(GUIDE)!.get(from)!, {from, to}, pages));
  const placeOf = (file: string) => moved.get(file) ?? file;
  const mentioning = pages.filter(({file, text}) => moved.has(file) || text.includes(basename(from)));
  const lead = ({file, id}: Target) => (moved.has(file) ? {file: placeOf(file), id} : undefined);
  const linking = relink(plan, mentioning, folders, lead, placeOf).filter((file) => !moved.has(file)).length;
  for (const [file, target] of moved) plan.move(file, target);
  moveInSidebar(plan, GUIDE, from, to);
  leadOn(plan, from, to);
  const aliases = movePageInAliases(sectionAliases, `${GUIDE}/${from}`, `${GUIDE}/${to}`);
  writeList(plan, SECTION_ALIASES, 'sectionAliases', aliases);
  relinkKeywords(plan, addressOf(from), addressOf(to));
  return {plan, versions: [GUIDE], linking, mentions: mentionsOf(plan, `${GUIDE}/${from}`)};
}

/**
 * Plans to delete a page of the Fabric guide: its file, the images that only this page shows, and its place in the
 * sidebar. From then on, its address, its published sections and the links to it lead to another page of the guide.
 *
 * @throws Error naming the mistake, before anything is written
 */
export function deleteGuidePage(root: string, name: string, toName: string): MovePlan {
  const folders = readFolders(root);
  const [from, to] = [name, toName].map((each) => findPage(each, folders)) as [string, string];
  if (from === to) throw new Error(`${name} and ${toName} are the same page.`);
  assertNotIndexPage(from);
  const plan = new Plan(root);
  const pages = readPages(root);
  const [file, target] = [from, to].map((id) => folders.pages.get(GUIDE)!.get(id)!) as [string, string];
  removeFromSidebar(plan, GUIDE, from);
  const pictures = ownPictures(file, pages).filter((picture) => plan.has(picture));
  for (const gone of [file, ...pictures]) plan.remove(gone);
  const ids = anchorsOf(parsePage(plan.read(target), target.endsWith('.mdx')));
  const mentioning = pages.filter(({text}) => text.includes(basename(from)));
  const changed = relink(plan, mentioning, folders, (link) =>
    link.file === file ? {file: target, id: ids.has(link.id) ? link.id : ''} : undefined,
  );
  leadOn(plan, from, to);
  const page = `${GUIDE}/${to}`;
  const published = readPublishedAnchors(join(root, ANCHOR_FILE)).get(addressOf(from)) ?? [];
  const lost = [...published].filter((id) => !ids.has(id));
  const lines = lost.length > 0 ? [{note: `${GUIDE}/${from} was deleted.`, page, ids: lost, to: '#'}] : [];
  const moved = movePageInAliases(sectionAliases, `${GUIDE}/${from}`, page);
  writeList(plan, SECTION_ALIASES, 'sectionAliases', [...moved, ...lines]);
  const keywords = extractKeywords(plan, addressOf(from));
  return {
    plan,
    versions: [GUIDE],
    linking: changed.length,
    mentions: mentionsOf(plan, `${GUIDE}/${from}`),
    keywords,
  };
}

/** Leads the address of a page to another one, in redirects and in code. */
function leadOn(plan: Plan, from: string, to: string): void {
  relinkAddress(plan, addressOf(from), addressOf(to));
  writeRenamed(plan, addressOf(from), addressOf(to));
}

/** The docs of all versions, with the guide as one of them. */
function readFolders(root: string): VersionFolders {
  const folders = readVersionFolders(root);
  const files = readPages(root).flatMap(({file}) => (file.startsWith(`${GUIDE}/`) ? file : []));
  const ids = files.map((file) => [file.slice(GUIDE.length + 1).replace(/\.mdx?$/, ''), file] as const);
  return {...folders, pages: new Map([...folders.pages, [GUIDE, new Map(ids)]])};
}

function findPage(name: string, {pages}: VersionFolders): string {
  const guide = pages.get(GUIDE)!;
  const {section, id} = readPlace(name);
  if (section === GUIDE && guide.has(id)) return id;
  const near = nearest(id, guide.keys());
  const hint = near ? `The nearest name is ${GUIDE}/${near}.` : 'No page has a similar name.';
  throw new Error(`There is no page ${name} in the Fabric guide. ${hint}`);
}

function readTarget(root: string, name: string, from: string, {pages}: VersionFolders): string {
  const {section, id} = readPlace(name);
  if (section !== GUIDE) throw new Error(`${name} is not in the Fabric guide: a page moves within it.`);
  [from, id].forEach(assertNotIndexPage);
  const taken = pages.get(GUIDE)!.get(id);
  if (taken !== undefined) throw new Error(`${taken} already exists.`);
  const address = addressOf(id);
  const present = movedTo(address, {sections: movedSections, pages: movedPages, renamed: renamedPages});
  // A page may move back.
  if (present !== undefined && present !== addressOf(from)) {
    throw new Error(`${address} is a former address, which leads to ${present}: expected a path that is not in use.`);
  }
  expectFolder(root, GUIDE, id);
  return id;
}
