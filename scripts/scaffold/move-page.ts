import {basename, dirname, extname, join} from 'node:path/posix';
import {nextRelease, type PageMove, pageMoves} from '../../src/features/versions';
import {legacyPathsOf, movedPages, movedSections, renamedPages, sectionAliases} from '../../src/features/addresses';
import {WORKING_COPY} from '../../src/lib/version-names';
import {readPages, type Page} from '../pages/read-pages';
import {findPage} from '../versions/find-page';
import {pageIdOf, pathOfId, type VersionFolders} from '../../src/features/versions/node';
import {movePageInAliases, SECTION_ALIASES} from './change-aliases';
import {ownPictures} from './destinations';
import {mentionsOf, renameInProject, type Mention} from './mentions';
import {deleteFromMoves, movePageMoves} from './page-correspondence';
import {
  addressOf,
  assertNotIndexPage,
  expectFolder,
  expectFree,
  isOfGuide,
  readFolders,
  readPlace,
  versionsWith,
} from './places';
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
 * Plans to move a page within the docs or within the Fabric guide: its file, the images that only this page shows, the
 * links to it and from it, the sidebars, the redirect from its former address, and the page moves that connect it with
 * other versions.
 *
 * @param fromName the page, by its file, its address or its path
 * @param toName where it goes
 * @param isNext whether it moves with the next release, so only in `docs/`
 * @throws Error naming what is wrong, before anything is written
 */
export function movePage(root: string, fromName: string, toName: string, isNext: boolean): MovePlan {
  const folders = readFolders(root);
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
  if (!isNext) renameInProject(plan, from, to);
  return {plan, versions, linking, mentions: mentionsOf(plan, from)};
}

function readMove(root: string, fromName: string, toName: string, isNext: boolean, folders: VersionFolders): Move {
  const from = pageIdOf(findPage(fromName, folders));
  const to = readPlace(toName);
  if (isOfGuide(from) !== isOfGuide(to)) {
    throw new Error(`${toName} is not in the ${isOfGuide(from) ? 'Fabric guide' : 'docs'}, where ${from} is.`);
  }
  [from, to].forEach(assertNotIndexPage);
  const versions = versionsWith(from, isNext, folders);
  expectFree(to, isNext ? versions : [...folders.pages.keys()], folders, from);
  versions.forEach((version) => expectFolder(root, version, to));
  return {from, to, versions};
}

/** The file of a page and the images next to it that no other page shows, each with the path that it moves to. */
function filesOf(plan: Plan, file: string, {from, to}: Move, pages: readonly Page[]): [file: string, target: string][] {
  const target = file.slice(0, file.lastIndexOf(from)) + to + extname(file);
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
  const isDeleted = versions.some((version) => folders.pages.get(version)!.has(to));
  const moves = (isDeleted ? deleteFromMoves : movePageMoves)(pageMoves, folders, {from, to, versions});
  if (moves !== pageMoves) writeList(plan, PAGE_MOVES, 'pageMoves', moves);
  writeList(plan, SECTION_ALIASES, 'sectionAliases', movePageInAliases(sectionAliases, from, to));
  // Outside the docs, the list has addresses.
  const [former, present] = [from, to].map((id) => (isOfGuide(id) ? addressOf(id) : pathOfId(id))) as [string, string];
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
  const aliases = movePageInAliases(sectionAliases, from, to, {next: {latest, next: nextRelease!}});
  writeList(plan, SECTION_ALIASES, 'sectionAliases', aliases);
  const [address, target] = [addressOf(from), addressOf(to)];
  // Redirects that lead to the page now must lead to its new place after the release.
  const tables = {sections: movedSections, pages: movedPages, renamed: renamedPages};
  const lines = [address, ...legacyPathsOf(address, tables)].filter((old) => movedPages[old] !== address);
  const added = lines.map((old) => `  '${old}': '${target}',\n`).join('');
  plan.change(REDIRECTS, (text) =>
    text.replaceAll(`: '${address}',`, `: '${target}',`).replace(/};\n$/, (end) => added + end),
  );
}

/** Rewrites a data list, which is the last declaration of its file. */
export function writeList(plan: Plan, file: string, name: string, list: readonly unknown[]): void {
  const [head] = new RegExp(String.raw`^[\s\S]*export const ${name}\b[^=]*= `).exec(plan.read(file)) ?? [];
  if (head === undefined) throw new Error(`${file} could not be changed: expected the list ${name}.`);
  plan.write(file, `${head}${JSON.stringify(list)};\n`);
}
