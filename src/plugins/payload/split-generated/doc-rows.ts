import type {DocRow, DocTree} from './types';

/** The docs of a tree, in its order. */
export function readRows(tree: DocTree, folder = ''): DocRow[] {
  return Object.entries(tree).flatMap(([part, value]) => {
    const id = folder + part;
    if (typeof value === 'number') return [{id, inVersions: value, suffix: usualSuffix(id)}];
    if (!Array.isArray(value)) return readRows(value, id);
    return value.map(([inVersions, suffix, own]) => ({
      id,
      inVersions,
      suffix: suffix === 0 ? usualSuffix(id) : suffix,
      ...(own && {own}),
    }));
  });
}

/** What follows the version's path in the path of most docs with this id: a folder stands for its index. */
export function usualSuffix(id: string): string {
  const [last, folder, ...above] = id.split('/').toReversed();
  const isIndex = last === 'index' || last === folder;
  return ['', ...above.toReversed(), ...(folder === undefined ? [] : [folder]), isIndex ? '' : last].join('/');
}

/** @param position of a version among all of the instance */
export const isInVersion = ({inVersions}: DocRow, position: number): boolean =>
  Math.floor(inVersions / 2 ** position) % 2 === 1;

/** The address of a doc in the version at this path, as its route has it. */
export const routePath = (version: string, {suffix}: DocRow): string => (version + suffix).replace(/(?<=.)\/$/, '');
