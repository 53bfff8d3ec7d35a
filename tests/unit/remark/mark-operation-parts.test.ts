import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import markParts from '../../../src/remark/mark-operation-parts';

function classesOf(markdown: string, path = '/site/docs/developers/operations-api/jobs.md'): unknown[] {
  const tree: Root = unified().use(remarkParse).parse(markdown);
  markParts()(tree, {path});
  return tree.children.map(
    ({data}) => (data as {hProperties?: {className: string[]}} | undefined)?.hProperties?.className[0],
  );
}

test('labels and facts of an operation are marked', () => {
  expect(
    classesOf('Permission: `super_user`.\n\nSince: 4.4\n\n**Parameters**\n\n**Request**: by id\n\n**Response** `200`'),
    // The last one imports the styles of these pages.
  ).toEqual(['operation-fact', 'operation-fact', 'operation-label', 'operation-label', 'operation-label', undefined]);
});

test('other text is not', () => {
  expect(classesOf('Text.\n\n**Strong** words begin this.\n\nThe permission: none.')).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('pages elsewhere are left alone', () => {
  expect(classesOf('**Parameters**', '/site/docs/reference/roles.md')).toEqual([undefined]);
});
