import type {Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** Characters from which on a cell is a sentence rather than a value. */
const SENTENCE = 30;

/**
 * Remark plugin: marks tables whose last column holds sentences with the class `table-of-sentences`, so that the style
 * sheet gives this column room. A table of numbers stays as narrow as its numbers.
 */
export default function tableColumns() {
  return (tree: Root) => {
    visit(tree, 'table', (table) => {
      if (!endsWithSentences(table)) return;
      table.data = {...table.data, hProperties: {...table.data?.hProperties, className: ['table-of-sentences']}};
    });
  };
}

function endsWithSentences({children: [, ...rows]}: Table): boolean {
  return rows.some(({children}) => children.length > 1 && toString(children.at(-1)).length >= SENTENCE);
}
