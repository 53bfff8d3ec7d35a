import '@site/tests/unit/product-history';
import {featuresOn} from '@site/src/features/availability/node/features-of-page';
import markAvailability, {marksOf} from '@site/src/features/availability/node/mark-availability';
import {parsePage} from '@site/src/page-model/parse';
import type {Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';

function mark(text: string, page: string, version = '4.7'): string[] {
  const tree: Root = structuredClone(parsePage(text));
  markAvailability({featuresOn})(tree, {path: `/site/versioned_docs/version-${version}/${page}.md`, data: {}});
  const isMark = ({data}: RootContent) => JSON.stringify(data ?? {}).includes('operation-fact');
  return tree.children.map((node) => (isMark(node) ? `[${toString(node)}]` : toString(node)));
}

describe('a heading', () => {
  it('of a global gets the patch, which replaces its line', () => {
    const text = '### `server.resources`\n\nSince: 4.5\n\nThe registry.';
    expect(mark(text, 'reference/globals')).toEqual(['server.resources', '[since 4.5.10]', 'The registry.']);
  });

  it('of an operation gets it in its line, for the release line of the reader', () => {
    const text = '## `cleanup_orphan_blobs`\n\nCleans.\n\nPermission: all.\n\nSince: 4.5';
    const page = 'developers/operations-api/databases-and-tables';
    expect(mark(text, page, '4.6')).toEqual(['cleanup_orphan_blobs', 'Cleans.', 'Permission: all.', '[since 4.6.10]']);
    expect(mark(text, page, '4.5').at(-1)).toBe('[since 4.5.28]');
  });

  it('of what is deprecated says so behind the permission, in the versions where it is', () => {
    const text = '## `custom_functions_status`\n\nTells.\n\nPermission: all.\n\n**Parameters**';
    const page = 'developers/operations-api/custom-functions';
    expect(mark(text, page, '4.5')[3]).toBe('[deprecated since 4.5]');
    expect(mark(text, page, '4.4')).toHaveLength(4);
  });

  it('of another kind, of what is old, or on another page gets nothing', () => {
    const text = '## `createBlob`\n\nCreates. Since 4.5.';
    expect(mark(text, 'developers/rest')).toEqual(['createBlob', 'Creates. Since 4.5.']);
    expect(mark('## `tables`\n\nTables.', 'reference/globals')).toEqual(['tables', 'Tables.']);
    expect(mark('## About `createBlob`\n\nText.', 'reference/globals')).toHaveLength(2);
  });
});

it('names what replaces it, and the patch that takes it away', () => {
  const feature = {since: '4.3.2', deprecated: '4.4', removed: '4.5.3', successor: 'other'};
  expect(marksOf(feature, '4.5')).toEqual([
    'since 4.3.2',
    'removed in 4.5.3',
    'deprecated since 4.4: use `other` instead',
  ]);
  expect(marksOf(feature, '4.6')).toEqual([]);
});
