import {expect, it} from 'vitest';
import {legacyPathsOf, movedTo} from '../../../src/lib/legacy-paths';

const tables = {
  sections: [
    ['/old', '/new'],
    ['/old/deep', '/elsewhere'],
  ],
  pages: {'/old/special': '/new/other'},
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
