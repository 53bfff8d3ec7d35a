import {basename, dirname, join} from 'node:path/posix';
import {nextRelease} from '../../src/data/next-release';
import {pageMoves} from '../../src/data/page-moves';
import {movedPages, movedSections} from '../../src/data/redirects/docs';
import {renamedPages} from '../../src/data/redirects/renamed-pages';
import {legacyPathsOf} from '../../src/lib/legacy-paths';
import type {PageMove} from '../../src/lib/versions/equivalent-page';
import {docsFolder, versionOfFile} from '../../src/lib/versions/version-names';
import {readPages, type Page} from '../pages/read-pages';
import {findPage} from '../versions/find-page';
import {pageIdOf, pathOfId, readVersionFolders, type VersionFolders} from '../../src/build/version-folders';
import {changeDestinations, ownPictures} from './destinations';
import {mentionsOf, relinkCode, relinkKeywords, relinkTests, type Mention} from './mentions';
import {movePageMoves} from './page-correspondence';
import {expectFolder, expectFree, expectNotFirst, readPlace, versionsWith} from './page-place';
import {Plan} from './plan';
import {relink, type Target} from './relink';
import {moveInSidebar} from './sidebars';

/** A page on its way to another place. */
interface Move {
  from: string;
  to: string;
  /** Versions whose page moves. */
  versions: readonly string[];
}

/** What a move changes, and what somebody has to look at. */
export interface MovePlan {
  plan: Plan;
  versions: readonly string[];
  /** How many pages had a link to it. */
  linking: number;
  /** Places in code that name the page: some are links, some are samples. */
  mentions: Mention[];
  /** Lines of keywords that a page had which is no more. */
  keywords?: string;
}

/**
 * Plans to move a page of the docs: its file, with the pictures that only this page shows, the links to it and from it,
 * the sidebars, the redirect from its former address, and the page moves that connect it with other versions.
 *
 * @param fromName the page, by its file, its address or its path
 * @param toName where it goes
 * @param isNext whether it moves with the next release: then in `docs/` only
 * @throws Error naming what is wrong, before anything is written
 */
export function movePage(root: string, fromName: string, toName: string, isNext: boolean): MovePlan {
  const folders = readVersionFolders(root);
  const move = readMove(root, fromName, toName, isNext, folders);
  const {from, to, versions} = move;
  const plan = new Plan(root);
  const pages = readPages(root);
  const files = versions.map((version) => folders.pages.get(version)!.get(from)!);
  const moved = new Map(files.map((file) => [file, targetFile(file, move)]));
  const placeOf = (file: string) => moved.get(file) ?? file;
  const mentioning = pages.filter(({file, text}) => moved.has(file) || text.includes(basename(from)));
  const lead = ({file, id}: Target) => (moved.has(file) ? {file: placeOf(file), id} : undefined);
  const linking = relink(plan, mentioning, folders, lead, placeOf).filter((file) => !moved.has(file)).length;
  for (const [file, target] of moved) {
    movePictures(plan, file, move, pages);
    plan.move(file, target);
    moveInSidebar(plan, versionOfFile(file)!, from, to);
  }
  if (isNext) writeNextMove(plan, move);
  else {
    writeMove(plan, move, folders);
    const addresses = [`/docs/${pathOfId(from)}`, `/docs/${pathOfId(to)}`] as const;
    relinkCode(plan, ...addresses);
    relinkTests(plan, pathOfId(from), pathOfId(to));
    relinkKeywords(plan, ...addresses);
  }
  return {plan, versions, linking, mentions: mentionsOf(plan, from)};
}

function readMove(root: string, fromName: string, toName: string, isNext: boolean, folders: VersionFolders): Move {
  const from = pageIdOf(findPage(fromName, folders));
  const place = readPlace(toName);
  if (place.section !== 'docs') throw new Error(`${toName} is not in the docs: a page moves within them.`);
  const {id: to} = place;
  [from, to].forEach(expectNotFirst);
  const versions = versionsWith(from, isNext, folders);
  expectFree(to, isNext ? versions : folders.versions, folders, from);
  versions.forEach((version) => expectFolder(root, docsFolder(version), to));
  return {from, to, versions};
}

/** File of the moved page, with the ending that it has. */
function targetFile(file: string, {from, to}: Move): string {
  return file.replace(`/${from}.`, `/${to}.`);
}

/** Pictures stand beside the page that shows them: those that no other page shows go with it. */
function movePictures(plan: Plan, file: string, move: Move, pages: readonly Page[]): void {
  const folder = join(dirname(file), 'img');
  const newFolder = join(dirname(targetFile(file, move)), 'img');
  if (folder === newFolder) return;
  for (const picture of ownPictures(file, pages)) {
    if (dirname(picture) !== folder || !plan.has(picture)) continue;
    const target = join(newFolder, basename(picture));
    if (plan.has(target)) throw new Error(`${target} is there already: give ${picture} another name first.`);
    plan.move(picture, target);
    const newUrl = (url: string) =>
      join(dirname(targetFile(file, move)), url) === picture ? `./img/${basename(picture)}` : undefined;
    plan.change(file, (text) => changeDestinations(text, file.endsWith('.mdx'), newUrl));
  }
}

const RENAMED_PAGES = 'src/data/redirects/renamed-pages.ts';
const PAGE_MOVES = 'src/data/page-moves.ts';
const REDIRECTS = 'src/data/redirects/docs.ts';

/** Writes down that a page has another place in all versions. */
export function writeMove(plan: Plan, {from, to, versions}: Move, folders: VersionFolders): void {
  const [former, present] = [pathOfId(from), pathOfId(to)];
  const renamed = renamedPages
    .map(([before, after]) => [before, after === former ? present : after] as const)
    // A page that moves back has no former address there.
    .filter(([before]) => before !== present);
  writeList(plan, RENAMED_PAGES, 'renamedPages', [...renamed, [former, present]]);
  const moves = movePageMoves(pageMoves, folders, {from, to, versions});
  if (moves !== pageMoves) writeList(plan, PAGE_MOVES, 'pageMoves', moves);
  plan.change('src/data/section-aliases.ts', (text) => text.replaceAll(`'${from}.md'`, `'${to}.md'`));
}

/** The same from the next release on. */
export function writeNextMove(plan: Plan, {from, to}: Move): void {
  const move: PageMove = [nextRelease!, from, to];
  writeList(plan, PAGE_MOVES, 'pageMoves', [move, ...pageMoves]);
  const [address, target] = [`/docs/${pathOfId(from)}`, `/docs/${pathOfId(to)}`];
  // What leads to the page now has to lead to its new place then.
  const tables = {sections: movedSections, pages: movedPages, renamed: renamedPages};
  const lines = [address, ...legacyPathsOf(address, tables)].filter((old) => movedPages[old] !== address);
  plan.change(REDIRECTS, (text) => text.replaceAll(`: '${address}',`, `: '${target}',`));
  plan.append(REDIRECTS, lines.map((old) => `  '${old}': '${target}',\n`).join(''));
}

/** Writes a list of data anew, which is the last declaration of its file. */
function writeList(plan: Plan, file: string, name: string, list: readonly unknown[]): void {
  const [head] = new RegExp(String.raw`^[\s\S]*export const ${name}\b[^=]*= `).exec(plan.read(file)) ?? [];
  if (head === undefined) throw new Error(`${file} could not be changed: expected the list ${name}.`);
  plan.write(file, `${head}${JSON.stringify(list)};\n`);
}
