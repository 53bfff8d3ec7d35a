import type {Root, Table} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import tableShape from '../../../src/plugins/table-shape';

function classesOf(rows: string[][]): unknown {
  const [head, ...body] = rows.map((cells) => `| ${cells.join(' | ')} |`);
  const markdown = [head, `|${' - |'.repeat(rows[0]!.length)}`, ...body].join('\n');
  const tree: Root = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  tableShape()(tree);
  return (tree.children[0] as Table).data?.hProperties?.className;
}

const sentence = 'What this is, in as many words as it takes.';

test.each([
  [
    'a sentence in the last column',
    [
      ['a', 'b'],
      ['1', sentence],
    ],
    ['table-of-sentences'],
  ],
  [
    'short values',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
    undefined,
  ],
  [
    'a long head only',
    [
      ['a', sentence],
      ['1', '2'],
    ],
    undefined,
  ],
  ['one column', [['a'], [sentence]], undefined],
  ['eight rows', [['a', 'b'], ...Array.from({length: 8}, () => ['1', '2'])], undefined],
  ['nine rows', [['a', 'b'], ...Array.from({length: 9}, () => ['1', '2'])], ['table-tall']],
  [
    'five columns',
    [
      ['a', 'b', 'c', 'd', 'e'],
      ['1', '2', '3', '4', '5'],
    ],
    ['table-wide'],
  ],
])('%s', (_, rows, classes) => expect(classesOf(rows)).toEqual(classes));
