import type {Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** Characters from which on a cell is a sentence rather than a value. */
const SENTENCE = 30;
/** Rows from which on the head of a table is out of sight at its end. */
const TALL = 9;
/** Columns from which on a table with sentences is wider than the article of a small desktop. */
const WIDE = 5;

/**
 * Remark plugin: tells the style sheet the shape of a table, so that nothing has to be measured in the browser, where it
 * would move what stands below. `table-of-sentences`: the last column needs room for them. `table-tall` and `table-wide`
 * decide where a table scrolls inside a frame of limited height, which keeps its head in sight.
 */
export default function tableShape() {
  return (tree: Root) => {
    visit(tree, 'table', (table) => {
      const className = shapeOf(table);
      if (className.length > 0) table.data = {...table.data, hProperties: {...table.data?.hProperties, className}};
    });
  };
}

function shapeOf({children: [head, ...rows]}: Table): string[] {
  const columns = head?.children.length ?? 0;
  const hasSentences = columns > 1 && rows.some(({children}) => toString(children.at(-1)).length >= SENTENCE);
  return [
    ...(hasSentences ? ['table-of-sentences'] : []),
    ...(rows.length >= TALL ? ['table-tall'] : []),
    ...(columns >= WIDE ? ['table-wide'] : []),
  ];
}
