import type {DocRow, GlobalDoc, GlobalVersion} from '../types';
import {isInVersion} from '../doc-rows';

/**
 * Adds what a table says of docs to the versions, in place: Docusaurus' hooks read them there.
 *
 * @param sidebar of docs that name no other
 */
export function expandDocs(versions: GlobalVersion[], sidebar: string | undefined, rows: DocRow[]): void {
  versions.forEach(({path, docs}, position) => {
    const known = new Set(docs.map(({id}) => id));
    for (const row of rows) {
      const {id, suffix, own = {...(sidebar !== undefined && {sidebar})}} = row;
      if (!isInVersion(row, position) || known.has(id)) continue;
      docs.push({id, path: path + suffix, ...own} satisfies GlobalDoc);
    }
  });
}
