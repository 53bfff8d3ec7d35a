import {expect, it} from 'vitest';
import {sourceFilesOf} from '../../../scripts/build-errors.mjs';

const pages = [
  {permalink: '/fabric/logging', source: '@site/fabric/logging.md'},
  {permalink: '/fabric/logging', source: '@site/fabric/logs.md'},
  {permalink: '/docs', source: '@site/versioned_docs/version-4.7/index.mdx'},
];

it('names the file of a page with a broken link or anchor', () => {
  const message = '- Broken anchor on source page path = /docs:\n   -> linking to /fabric#nope';
  expect(sourceFilesOf(message, pages)).toEqual(['/docs: versioned_docs/version-4.7/index.mdx']);
});

it('names both files of a duplicate route, through colored text', () => {
  const message =
    'Attempting to create page at \u001B[36m/fabric/logging\u001B[39m, but a page already exists at this route.';
  expect(sourceFilesOf(message, pages)).toEqual(['/fabric/logging: fabric/logging.md, fabric/logs.md']);
});

it('says nothing of other errors', () => {
  expect(sourceFilesOf('Out of memory', pages)).toEqual([]);
});
