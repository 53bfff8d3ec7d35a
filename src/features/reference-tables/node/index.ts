import type {Root} from 'mdast';
import {sectionsOf} from '../../../page-model/sections';
import {entriesOf} from './entries';
import {shapeTable} from './shape-table';

/**
 * Remark plugin: renders the tables of a page for readers. Tables of keys and parameters become lists of entries, whose
 * descriptions are visible at any width; other tables get what the style sheet needs. The source keeps the tables,
 * which other plugins read.
 */
export default function referenceTables() {
  return (tree: Root) => {
    const sections = sectionsOf(tree);
    const headings = new Set(sections.map(({id}) => id));
    for (const {code, tables} of sections) {
      for (const {node, columns, areEntries, rows} of tables) {
        if (areEntries) Object.assign(node, entriesOf(rows, {columns, code, headings}));
        else shapeTable(node, columns);
      }
    }
  };
}
