import {pagesToOpen} from '@site/tests/browser/support/pages-to-open';
import {readVersionFolders} from '@site/src/build/version-folders';
import {afterAll, expect, it} from 'vitest';
import {repositories} from '../versions/repository';

const {make, remove} = repositories();
afterAll(remove);

it('leaves out what a page of the version after it says as well', () => {
  const {root} = make({
    'versions.json': '["4.7", "4.6", "4.5"]',
    'docs/rest.md': 'Same.',
    'versioned_docs/version-4.7/rest.md': 'Same.',
    'versioned_docs/version-4.7/index.mdx': 'Start.',
    'versioned_docs/version-4.7/reference/resources/query-optimization.md': 'Faster.',
    'versioned_docs/version-4.6/rest.md': 'Same.',
    'versioned_docs/version-4.6/index.mdx': 'Start.',
    'versioned_docs/version-4.6/only/index.md': 'Only here.',
    'versioned_docs/version-4.6/reference/resources/query-optimization.md': 'Fast.',
    'versioned_docs/version-4.5/rest.md': 'Other.',
    'versioned_docs/version-4.5/reference/query-optimization.md': 'Fast.',
  });
  const latest = ['/docs', '/docs/rest', '/docs/category/developers', '/docs/reference/resources/query-optimization'];
  const other = ['/release-notes/v4-tucker/4.6.0', '/fabric'];
  const kept = [
    '/docs/4.6',
    '/docs/4.6/only',
    '/docs/4.6/reference/resources/query-optimization',
    '/docs/4.5/rest',
    '/docs/4.5/category/x',
  ];
  const repeated = ['/docs/4.6/rest', '/docs/4.5/reference/query-optimization'];
  expect(pagesToOpen([...latest, ...repeated, ...other, ...kept], root, readVersionFolders(root))).toEqual([
    ...latest,
    ...other,
    ...kept,
  ]);
});
