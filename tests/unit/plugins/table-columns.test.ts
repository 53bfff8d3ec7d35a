import type {Root, Table} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import tableColumns from '../../../src/plugins/table-columns';

function classesOf(markdown: string): unknown {
  const tree: Root = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  tableColumns()(tree);
  return (tree.children[0] as Table).data?.hProperties?.className;
}

test('a table that ends with sentences is marked', () => {
  expect(classesOf('| a | b |\n| - | - |\n| 1 | What this is, in as many words as it takes. |')).toEqual([
    'table-of-sentences',
  ]);
});

test.each([
  ['short values', '| a | b |\n| - | - |\n| 1 | 2 |'],
  ['a long head only', '| a | The name of a column that is long enough |\n| - | - |\n| 1 | 2 |'],
  ['one column', '| a |\n| - |\n| What this is, in as many words as it takes. |'],
])('a table with %s is not', (_, markdown) => expect(classesOf(markdown)).toBeUndefined());
