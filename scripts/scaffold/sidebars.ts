import {docsFolder, WORKING_COPY} from '../../src/lib/versions/version-names';
import type {Plan} from './plan';

type Item = string | {dirName?: string; link?: {id?: string}; items?: Item[]};

/** The sidebar file of a docs version or of the Fabric guide. */
export function sidebarFileOf(version: string): string {
  if (version === 'fabric') return 'fabric-sidebars.json';
  return version === WORKING_COPY ? 'sidebars.json' : `versioned_sidebars/version-${version}-sidebars.json`;
}

/** The list of a sidebar and those of its groups, which may be changed; `write` adds the result to the plan. */
function readSidebar(plan: Plan, version: string) {
  const file = sidebarFileOf(version);
  const content = JSON.parse(plan.read(file)) as Record<string, Item[]>;
  const lists = Object.values(content).flatMap(listsIn);
  return {file, lists, write: () => plan.write(file, JSON.stringify(content, null, 2))};
}

function listsIn(list: Item[]): Item[][] {
  return [list, ...list.flatMap((item) => (typeof item === 'string' ? [] : listsIn(item.items ?? [])))];
}

/**
 * Puts a new page into a sidebar after the last page of its folder, unless the sidebar includes the folder as a whole.
 * @returns whether the sidebar includes all pages of the folder, so that nothing needs to be added
 * @throws Error naming the folders in the sidebar, if it has no place for the page
 */
export function addToSidebar(plan: Plan, version: string, id: string): boolean {
  const {file, lists, write} = readSidebar(plan, version);
  const items = lists.flat();
  const joining = items.flatMap((item) => (typeof item === 'string' ? [] : (item.dirName ?? [])));
  if (joining.some((folder) => id.startsWith(`${folder}/`))) return true;
  if (items.includes(id)) return false;
  const isNeighbor = (item: Item) => typeof item === 'string' && folderOf(item) === folderOf(id);
  const list = lists.find((each) => each.some(isNeighbor)) ?? [];
  const at = list.findLastIndex(isNeighbor);
  if (at === -1 || (list[at] === 'index' && version !== 'fabric')) {
    const written = items.flatMap((item) => (typeof item === 'string' ? folderOf(item) : []));
    const folders = [...new Set([...joining, ...written])].filter(Boolean);
    throw new Error(
      `${file} has no place for ${id}: expected a page in one of the folders ${folders.join(', ')}, or a group for it there.`,
    );
  }
  list.splice(at + 1, 0, id);
  write();
  return false;
}

/** Moves a page in a sidebar; its position stays the same if its folder does. */
export function moveInSidebar(plan: Plan, version: string, from: string, to: string): void {
  const {lists, write} = readSidebar(plan, version);
  const list = lists.find((each) => each.includes(from));
  if (list && folderOf(from) === folderOf(to)) {
    list[list.indexOf(from)] = to;
    return write();
  }
  removeFromSidebar(plan, version, from);
  addToSidebar(plan, version, to);
}

/**
 * Removes a page from a sidebar, if the sidebar names it.
 * @throws Error if it is the page of a group
 */
export function removeFromSidebar(plan: Plan, version: string, id: string): void {
  const {file, lists, write} = readSidebar(plan, version);
  if (lists.flat().some((item) => typeof item === 'object' && item.link?.id === id)) {
    throw new Error(`${docsFolder(version)}/${id} opens a group of ${file}, so it stays where it is.`);
  }
  const list = lists.find((each) => each.includes(id));
  if (!list) return;
  list.splice(list.indexOf(id), 1);
  write();
}

function folderOf(id: string): string {
  return id.slice(0, Math.max(id.lastIndexOf('/'), 0));
}
