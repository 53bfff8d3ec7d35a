import type {DocRow, GlobalDoc, GlobalVersion} from '../types';

/**
 * Adds what a table says of docs to the versions, in place: Docusaurus' hooks read them there.
 *
 * @param sidebar of docs that name no other
 */
export function expandDocs(versions: GlobalVersion[], sidebar: string | undefined, rows: DocRow[]): void {
  versions.forEach(({path, docs}, position) => {
    const known = new Set(docs.map(({id}) => id));
    for (const [id, inVersions, suffix = 0, own = {...(sidebar !== undefined && {sidebar})}] of rows) {
      const isInVersion = Math.floor(inVersions / 2 ** position) % 2 === 1;
      if (!isInVersion || known.has(id)) continue;
      docs.push({id, path: path + (suffix === 0 ? `/${id}` : suffix), ...own} satisfies GlobalDoc);
    }
  });
}
