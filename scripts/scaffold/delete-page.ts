import {basename, join} from 'node:path/posix';
import {nextRelease} from '../../src/features/versions';
import {anchorsOf} from '../../src/page-model/anchors';
import {parsePage} from '../../src/page-model/parse';
import {pageIdOf} from '../../src/features/versions/node';
import {sectionAliases} from '../../src/features/addresses';
import {splitVersion} from '../../src/lib/version-names';
import {ANCHOR_FILE, readPublishedAnchors} from '../anchors/published-anchors';
import {readPages} from '../pages/read-pages';
import {findPage} from '../versions/find-page';
import {movePageInAliases, SECTION_ALIASES} from './change-aliases';
import {ownPictures} from './destinations';
import {extractKeywords, mentionsOf, removeFromLists, renameInProject} from './mentions';
import {recordRedirects, writeList, type MovePlan} from './move-page';
import {addressOf, assertNotIndexPage, readFolders, versionsWith} from './places';
import {Plan} from './plan';
import {relink} from './relink';
import {removeFromSidebar} from './sidebars';

/**
 * Plans to delete a page of the docs or of the Fabric guide: its file, the images that only this page shows, and its
 * place in the sidebars. From then on, its address, its published sections and the links to it lead to another page.
 *
 * @param name the page, by its file, its address or its path
 * @param toName the page that its address leads to
 * @param isNext whether it is removed with the next release, so only in `docs/`
 * @throws Error naming what is wrong, before anything is written
 */
export function deletePage(root: string, name: string, toName: string, isNext: boolean): MovePlan {
  const folders = readFolders(root);
  const [from, to] = [name, toName].map((each) => pageIdOf(findPage(each, folders))) as [string, string];
  if (from === to) throw new Error(`${name} and ${toName} are the same page.`);
  assertNotIndexPage(from);
  const versions = versionsWith(from, isNext, folders);
  const lacking = versions.filter((version) => !folders.pages.get(version)!.has(to));
  if (lacking.length > 0) throw new Error(`${to} does not exist in ${lacking.join(', ')}, but ${from} does.`);

  const plan = new Plan(root);
  const pages = readPages(root);
  const fileOf = (version: string, id: string) => folders.pages.get(version)!.get(id)!;
  for (const version of versions) {
    const file = fileOf(version, from);
    removeFromSidebar(plan, version, from);
    const pictures = ownPictures(file, pages).filter((picture) => plan.has(picture));
    for (const gone of [file, ...pictures]) plan.remove(gone);
  }
  const targets = new Map(versions.map((version) => [fileOf(version, from), fileOf(version, to)] as const));
  const anchors = new Map(
    [...targets.values()].map((file) => [file, anchorsOf(parsePage(plan.read(file), file.endsWith('.mdx')))] as const),
  );
  const mentioning = pages.filter(({text}) => text.includes(basename(from)));
  const changed = relink(plan, mentioning, folders, ({file, id}) => {
    const target = targets.get(file);
    return target === undefined ? target : {file: target, id: anchors.get(target)!.has(id) ? id : ''};
  });
  recordRedirects(plan, {from, to, versions}, folders, isNext);
  writeAliases(plan, from, to, anchors, isNext ? {latest: folders.versions[1]!, next: nextRelease!} : undefined);
  const keywords = isNext ? '' : extractKeywords(plan, addressOf(from));
  if (!isNext) {
    removeFromLists(plan, from);
    renameInProject(plan, from, to);
  }
  return {plan, versions, linking: changed.length, mentions: mentionsOf(plan, from), keywords};
}

/** Leads published sections to the beginning of the other page if that page lacks their id. */
function writeAliases(
  plan: Plan,
  from: string,
  to: string,
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
  next?: {latest: string; next: string},
): void {
  const published = [...readPublishedAnchors(join(plan.root, ANCHOR_FILE))]
    .filter(([address]) => splitVersion(address).path === addressOf(from))
    .flatMap(([, ids]) => [...ids]);
  const isLost = (id: string) => [...anchors.values()].some((known) => !known.has(id));
  const ids = [...new Set(published)].filter(isLost);
  const moved = movePageInAliases(sectionAliases, from, to, {next, isLost});
  const lines =
    ids.length > 0 ? [{note: `${from} was deleted.`, page: to, ...(next && {since: next.next}), ids, to: '#'}] : [];
  writeList(plan, SECTION_ALIASES, 'sectionAliases', [...moved, ...lines]);
}
