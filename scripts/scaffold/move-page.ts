import {basename, dirname, join} from 'node:path/posix';
import {nextRelease, type PageMove, pageMoves} from '../../src/features/versions';
import {legacyPathsOf, movedPages, movedSections, renamedPages, sectionAliases} from '../../src/features/addresses';
import {docsFolder, WORKING_COPY} from '../../src/lib/version-names';
import {readPages, type Page} from '../pages/read-pages';
import {findPage} from '../versions/find-page';
import {pageIdOf, pathOfId, readVersionFolders, type VersionFolders} from '../../src/features/versions/node';
import {movePageInAliases, SECTION_ALIASES} from './change-aliases';
import {ownPictures} from './destinations';
import {mentionsOf, relinkCode, relinkKeywords, relinkTests, type Mention} from './mentions';
import {deleteFromMoves, movePageMoves} from './page-correspondence';
import {expectFolder, expectFree, assertNotIndexPage, readPlace, versionsWith} from './page-place';
import {Plan} from './plan';
import {relink, type Target} from './relink';
import {moveInSidebar} from './sidebars';

/** The move of a page. */
interface Move {
  from: string;
  to: string;
  /** Versions whose page moves. */
  versions: readonly string[];
}

/** The changes that a move makes, and the places that need a look afterwards. */
export interface MovePlan {
  plan: Plan;
  versions: readonly string[];
  /** Number of other pages whose links change. */
  linking: number;
  /** Lines that name the page: some are links, some are samples. */
  mentions: Mention[];
  /** Keywords of a deleted page, as lines of their file. */
  keywords?: string;
}

/**
 * Plans to move a page of the docs: its file, the images that only this page shows, the links to it and from it, the
 * sidebars, the redirect from its former address, and the page moves that connect it with other versions.
 *
 * @param fromName the page, by its file, its address or its path
 * @param toName where it goes
 * @param isNext whether it moves with the next release, so only in `docs/`
 * @throws Error naming what is wrong, before anything is written
 */
export function movePage(root: string, fromName: string, toName: string, isNext: boolean): MovePlan {
  const folders = readVersionFolders(root);
  const move = readMove(root, fromName, toName, isNext, folders);
  const {from, to, versions} = move;
  const plan = new Plan(root);
  const pages = readPages(root);
  const files = versions.map((version) => folders.pages.get(version)!.get(from)!);
  const moved = new Map(files.flatMap((file) => filesOf(plan, file, move, pages)));
  const placeOf = (file: string) => moved.get(file) ?? file;
  const mentioning = pages.filter(({file, text}) => moved.has(file) || text.includes(basename(from)));
  const lead = ({file, id}: Target) => (moved.has(file) ? {file: placeOf(file), id} : undefined);
  const linking = relink(plan, mentioning, folders, lead, placeOf).filter((file) => !moved.has(file)).length;
  for (const [file, target] of moved) {
    if (plan.has(target)) throw new Error(`${target} already exists: give ${file} another name first.`);
    plan.move(file, target);
  }
  versions.forEach((version) => moveInSidebar(plan, version, from, to));
  recordRedirects(plan, move, folders, isNext);
  if (!isNext) {
    relinkCode(plan, from, to);
    relinkTests(plan, pathOfId(from), pathOfId(to));
    relinkKeywords(plan, `/docs/${pathOfId(from)}`, `/docs/${pathOfId(to)}`);
  }
  return {plan, versions, linking, mentions: mentionsOf(plan, from)};
}

function readMove(root: string, fromName: string, toName: string, isNext: boolean, folders: VersionFolders): Move {
  const from = pageIdOf(findPage(fromName, folders));
  const place = readPlace(toName);
  if (place.section !== 'docs') throw new Error(`${toName} is not in the docs: a page moves within them.`);
  const {id: to} = place;
  [from, to].forEach(assertNotIndexPage);
  const versions = versionsWith(from, isNext, folders);
  expectFree(to, isNext ? versions : folders.versions, folders, from);
  versions.forEach((version) => expectFolder(root, docsFolder(version), to));
  return {from, to, versions};
}

/** The file of a page and the images next to it that no other page shows, each with the path that it moves to. */
export function filesOf(
  plan: Plan,
  file: string,
  {from, to}: Pick<Move, 'from' | 'to'>,
  pages: readonly Page[],
): [file: string, target: string][] {
  const target = file.replace(`/${from}.`, `/${to}.`);
  const [folder, newFolder] = [join(dirname(file), 'img'), join(dirname(target), 'img')];
  const isBeside = (picture: string) => dirname(picture) === folder && plan.has(picture);
  const pictures = folder === newFolder ? [] : ownPictures(file, pages).filter(isBeside);
  return [[file, target], ...pictures.map((each): [string, string] => [each, join(newFolder, basename(each))])];
}

const RENAMED_PAGES = 'src/features/addresses/data/redirects/renamed-pages.ts';
const PAGE_MOVES = 'src/features/versions/data/page-moves.ts';
const REDIRECTS = 'src/features/addresses/data/redirects/docs.ts';

/** Records where the address of a page leads, in all versions or, with `isNext`, starting with the next release. */
export function recordRedirects(plan: Plan, move: Move, folders: VersionFolders, isNext: boolean): void {
  if (isNext) writeNextMove(plan, move, folders);
  else writeMove(plan, move, folders);
}

function writeMove(plan: Plan, {from, to, versions}: Move, folders: VersionFolders): void {
  writeRenamed(plan, pathOfId(from), pathOfId(to));
  const isDeleted = versions.some((version) => folders.pages.get(version)!.has(to));
  const moves = (isDeleted ? deleteFromMoves : movePageMoves)(pageMoves, folders, {from, to, versions});
  if (moves !== pageMoves) writeList(plan, PAGE_MOVES, 'pageMoves', moves);
  writeList(plan, SECTION_ALIASES, 'sectionAliases', movePageInAliases(sectionAliases, from, to));
}

/** Leads the former path of a page, and those that led to it, to its present one. */
export function writeRenamed(plan: Plan, former: string, present: string): void {
  const renamed = renamedPages
    .map(([before, after]) => [before, after === former ? present : after] as const)
    // If a page moves back, that address is no longer a former one.
    .filter(([before]) => before !== present);
  writeList(plan, RENAMED_PAGES, 'renamedPages', [...renamed, [former, present]]);
}

function writeNextMove(plan: Plan, {from, to}: Move, {versions: [, latest = ''], pages}: VersionFolders): void {
  const moves: PageMove[] = [[nextRelease!, from, to]];
  // A page that takes over a deleted one keeps its own place.
  if (pages.get(WORKING_COPY)!.has(to)) moves.unshift([nextRelease!, to, to]);
  writeList(plan, PAGE_MOVES, 'pageMoves', [...moves, ...pageMoves]);
  const aliases = movePageInAliases(sectionAliases, from, to, {latest, next: nextRelease!});
  writeList(plan, SECTION_ALIASES, 'sectionAliases', aliases);
  const [address, target] = [`/docs/${pathOfId(from)}`, `/docs/${pathOfId(to)}`];
  // Redirects that lead to the page now must lead to its new place after the release.
  const tables = {sections: movedSections, pages: movedPages, renamed: renamedPages};
  const lines = [address, ...legacyPathsOf(address, tables)].filter((old) => movedPages[old] !== address);
  plan.change(REDIRECTS, (text) => text.replaceAll(`: '${address}',`, `: '${target}',`));
  plan.append(REDIRECTS, lines.map((old) => `  '${old}': '${target}',\n`).join(''));
}

/** Rewrites a data list, which is the last declaration of its file. */
export function writeList(plan: Plan, file: string, name: string, list: readonly unknown[]): void {
  const [head] = new RegExp(String.raw`^[\s\S]*export const ${name}\b[^=]*= `).exec(plan.read(file)) ?? [];
  if (head === undefined) throw new Error(`${file} could not be changed: expected the list ${name}.`);
  plan.write(file, `${head}${JSON.stringify(list)};\n`);
}
