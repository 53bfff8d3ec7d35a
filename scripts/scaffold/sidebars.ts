import {join} from 'node:path';
import {createJiti} from 'jiti';
import {parseDocument} from 'yaml';
import {escapeRegExp} from '../../src/lib/escape-regexp';
import {WORKING_COPY} from '../../src/lib/version-names';
import {GUIDE, isOfGuide, pathIn} from './places';
import type {Plan} from './plan';

/** An item of a sidebar: a page, or a group or folder of pages. */
export type SidebarItem =
  | string
  | {type?: string; label?: string; id?: string; dirName?: string; link?: {id?: string}; items?: SidebarItem[]};
export type Sidebars = Record<string, SidebarItem[]>;

/** The sidebar file of a docs version or of the Fabric guide. */
export function sidebarFileOf(version: string): string {
  if (version === GUIDE) return 'fabric-sidebars.ts';
  return version === WORKING_COPY ? 'sidebars.ts' : `versioned_sidebars/version-${version}-sidebars.json`;
}

/**
 * The list of each sidebar in the text of a sidebar file, and of each group in it.
 *
 * @param path of the file, whose ending says whether it is JSON or TypeScript
 * @throws Error if it is neither; `lineOfError` says where
 */
export function readSidebars(text: string, path: string): SidebarItem[][] {
  return Object.values(parseSidebars(text, path)).flatMap(listsIn);
}

/** Each sidebar in the text of a sidebar file, by its name. */
export function parseSidebars(text: string, path: string): Sidebars {
  return path.endsWith('.json') ? (JSON.parse(text) as Sidebars) : evaluate(text, path);
}

/** The line that an error of `readSidebars` is about; 1 if the error does not say. */
export function lineOfError(error: unknown, text: string): number {
  const {message} = error as Error;
  const [, position] = /at position (\d+)/.exec(message) ?? [];
  if (position !== undefined) return text.slice(0, Number(position)).split('\n').length;
  const [, placed, named] = /\((\d+):\d+\)|line (\d+)/.exec(message) ?? [];
  // What Node.js says of JSON has no place if it quotes the text.
  return Number(placed ?? named ?? parseDocument(text).errors[0]?.linePos?.[0].line ?? 1);
}

function readLists(plan: Plan, file: string): SidebarItem[][] {
  return readSidebars(plan.read(file), join(plan.root, file));
}

/** The sidebars that a TypeScript module with this text exports. */
function evaluate(text: string, path: string): Sidebars {
  const jiti = createJiti(path);
  return (jiti.evalModule(text, {filename: path, ext: '.ts'}) as {default: Sidebars}).default;
}

function listsIn(list: SidebarItem[]): SidebarItem[][] {
  return [list, ...list.flatMap((item) => (typeof item === 'string' ? [] : listsIn(item.items ?? [])))];
}

/** The id of a page in its sidebar: those of the Fabric guide have it without their folder. */
function sidebarIdOf(id: string): string {
  return isOfGuide(id) ? id.slice(GUIDE.length + 1) : id;
}

/** Matches a page in a list of a sidebar file. The ids behind a colon are those of the pages that open a group. */
function entryOf(id: string): string {
  return `(?<!:\\s*)(?:'${escapeRegExp(id)}'|"${escapeRegExp(id)}")`;
}

/**
 * Puts a new page into a sidebar after the last page of its folder, unless the sidebar includes the folder as a whole.
 * @returns whether the sidebar includes all pages of the folder, so that nothing needs to be added
 * @throws Error naming the folders in the sidebar, if it has no place for the page
 */
export function addToSidebar(plan: Plan, version: string, page: string): boolean {
  const id = sidebarIdOf(page);
  const file = sidebarFileOf(version);
  const lists = readLists(plan, file);
  const items = lists.flat();
  const joining = items.flatMap((item) => (typeof item === 'string' ? [] : (item.dirName ?? [])));
  if (joining.some((folder) => id.startsWith(`${folder}/`))) return true;
  if (items.includes(id)) return false;
  const isNeighbor = (item: SidebarItem): item is string => typeof item === 'string' && folderOf(item) === folderOf(id);
  const neighbor = lists.find((list) => list.some(isNeighbor))?.findLast(isNeighbor);
  if (neighbor === undefined || (neighbor === 'index' && version !== GUIDE)) {
    const written = items.flatMap((item) => (typeof item === 'string' ? folderOf(item) : []));
    const folders = [...new Set([...joining, ...written])].filter(Boolean);
    throw new Error(
      `${file} has no place for ${id}: expected a page in one of the folders ${folders.join(', ')}, or a group for it there.`,
    );
  }
  edit(plan, file, entryOf(neighbor), (entry) => `${entry}, ${entry.replace(neighbor, id)}`);
  return false;
}

/** Moves a page in a sidebar; its position stays the same if its folder does. */
export function moveInSidebar(plan: Plan, version: string, page: string, target: string): void {
  const file = sidebarFileOf(version);
  const [from, to] = [sidebarIdOf(page), sidebarIdOf(target)];
  const isListed = readLists(plan, file).some((list) => list.includes(from));
  if (isListed && folderOf(from) === folderOf(to))
    return edit(plan, file, entryOf(from), (entry) => entry.replace(from, to));
  removeFromSidebar(plan, version, page);
  addToSidebar(plan, version, target);
}

/**
 * Removes a page from a sidebar, if the sidebar names it.
 * @throws Error if it is the page of a group
 */
export function removeFromSidebar(plan: Plan, version: string, page: string): void {
  const id = sidebarIdOf(page);
  const file = sidebarFileOf(version);
  const items = readLists(plan, file).flat();
  if (items.some((item) => typeof item === 'object' && item.link?.id === id)) {
    throw new Error(`${pathIn(version, page)} opens a group of ${file}, so it stays where it is.`);
  }
  const entry = entryOf(id);
  if (items.includes(id)) edit(plan, file, `,\\s*${entry}|${entry}\\s*,?`, () => '');
}

/**
 * Changes the text of a sidebar file, so that its comments stay.
 * @throws Error if the file has no such text: then it computes its lists, and only people can change it
 */
function edit(plan: Plan, file: string, pattern: string, replace: (entry: string) => string): void {
  const isChanged = plan.change(file, (text) => text.replace(new RegExp(pattern), replace));
  if (!isChanged) throw new Error(`${file} does not write its pages as a list of ids: change it by hand.`);
}

function folderOf(id: string): string {
  return id.slice(0, Math.max(id.lastIndexOf('/'), 0));
}
