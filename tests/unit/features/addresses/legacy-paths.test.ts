import {expect, it} from 'vitest';
import {
  formerAddresses,
  legacyPathsOf,
  movedTo,
  presentAddress,
  renamedInDocs,
} from '../../../../src/features/addresses/legacy-paths';

const tables = {
  sections: [
    ['/old', '/new'],
    ['/old/deep', '/elsewhere'],
  ],
  pages: {'/old/special': '/new/other', '/docs/ancient': '/docs/guide/old'},
  renamed: [
    ['guide/older', 'guide/new'],
    ['guide/old', 'guide/new'],
    ['/fabric/old', '/fabric/new'],
  ],
} as const;

it('finds where an old address leads, the most precise rule first', () => {
  expect(movedTo('/old/a', tables)).toBe('/new/a');
  expect(movedTo('/old/deep/a', tables)).toBe('/elsewhere/a');
  expect(movedTo('/old/special', tables)).toBe('/new/other');
  expect(movedTo('/older', tables)).toBeUndefined();
});

it('lists the old addresses of a page, without those that lead elsewhere', () => {
  expect(legacyPathsOf('/new/other', tables)).toEqual(['/old/special', '/old/other']);
  expect(legacyPathsOf('/new/special', tables)).toEqual([]);
  expect(legacyPathsOf('/new/deep/a', tables)).toEqual([]);
  expect(legacyPathsOf('/elsewhere', tables)).toEqual(['/old/deep']);
});

it('knows the former addresses of a page that was renamed, in every version', () => {
  expect(formerAddresses('/docs/guide/new', tables.renamed)).toEqual(['/docs/guide/older', '/docs/guide/old']);
  expect(formerAddresses('/docs/4.6/guide/new', tables.renamed)).toEqual([
    '/docs/4.6/guide/older',
    '/docs/4.6/guide/old',
  ]);
  expect(formerAddresses('/docs', tables.renamed)).toEqual([]);
  expect(formerAddresses('/fabric/guide/new', tables.renamed)).toEqual([]);
  expect(presentAddress('/docs/4.6/guide/old', tables.renamed)).toBe('/docs/4.6/guide/new');
  expect(presentAddress('/docs/guide/older', tables.renamed)).toBe('/docs/guide/new');
  expect(presentAddress('/docs/guide/older/part', tables.renamed)).toBe('/docs/guide/older/part');
});

it('knows the former addresses of a page outside the docs', () => {
  expect(formerAddresses('/fabric/new', tables.renamed)).toEqual(['/fabric/old']);
  expect(presentAddress('/fabric/old', tables.renamed)).toBe('/fabric/new');
  expect(presentAddress('/docs/fabric/old', tables.renamed)).toBe('/docs/fabric/old');
  expect(movedTo('/fabric/old', tables)).toBe('/fabric/new');
  expect(renamedInDocs(tables.renamed)).toHaveLength(2);
});

it('leads what led to a former address to the present one', () => {
  expect(legacyPathsOf('/docs/guide/new', tables)).toEqual(['/docs/guide/older', '/docs/guide/old', '/docs/ancient']);
  expect(movedTo('/docs/ancient', tables)).toBe('/docs/guide/new');
  expect(movedTo('/docs/4.6/guide/old', tables)).toBe('/docs/4.6/guide/new');
  expect(movedTo('/docs/guide/new', tables)).toBeUndefined();
});
