import {findSame} from '@site/scripts/content/find-same';
import {expect, it} from 'vitest';

const pages = [
  {file: 'docs/limits.md', text: '# Limits\n\nA name has **1 to [250](./x.md) characters**.\n'},
  {file: 'versioned_docs/version-4.7/limits.md', text: '\nA name has **1 to [250](./x.md) characters**.\n'},
  {file: 'docs/tables.md', text: 'Names have 1 to 250 characters.\n\nIt takes 12250 bytes, or 250.5 kB.\n'},
];

it('lists where a statement stands, whatever its marks and letters, and the same line in other versions with it', () => {
  expect(findSame(pages, '1 To `250` characters')).toBe(
    'A name has **1 to [250](./x.md) characters**.\n  docs/limits.md:3\n  versioned_docs/version-4.7/limits.md:2\n\n' +
      'Names have 1 to 250 characters.\n  docs/tables.md:1',
  );
});

it('takes a value for a word of its own', () => {
  expect(findSame(pages, '250').match(/:\d+$/gm)).toEqual([':3', ':2', ':1']);
  expect(findSame(pages, 'nothing of it')).toBe('');
});
