import {deleteFromMoves, movePageMoves} from '@site/scripts/scaffold/page-correspondence';
import {pageInVersion, type PageMove} from '@site/src/features/versions/equivalent-page';
import {expect, it} from 'vitest';

const moves: PageMove[] = [
  ['4.6', 'guide/old', 'guide/new'],
  ['4.2', 'security', 'developers/security'],
  ['4.2', 'jobs', 'guide/old'],
];

const folders = (pages: Record<string, string[]>) => ({
  versions: Object.keys(pages),
  pages: new Map(Object.entries(pages).map(([version, ids]) => [version, new Map(ids.map((id) => [id, id]))])),
});

it('keeps a list that says nothing of the page', () => {
  const all = folders({'4.6': ['index', 'a/b'], '4.5': ['index', 'a/b']});
  expect(movePageMoves(moves, all, {from: 'a/b', to: 'c/d', versions: ['4.6', '4.5']})).toBe(moves);
});

it('gives the moves of the page its new id, on the side where it has it', () => {
  const all = folders({
    current: ['index', 'guide/new'],
    '4.6': ['index', 'guide/new'],
    '4.5': ['index', 'guide/old'],
    '4.1': ['index', 'jobs'],
  });
  const renaming = {from: 'guide/new', to: 'guide/newest', versions: ['current', '4.6']};
  const result = movePageMoves(moves, all, renaming);
  expect(result).toEqual([['4.6', 'guide/old', 'guide/newest'], ...moves.slice(1)]);
  expect(pageInVersion('jobs', '4.1', 'current', result)).toBe('guide/newest');
});

it('moves both ends of a page that was split and kept its place', () => {
  const split: PageMove[] = [
    ['4.6', 'guide/rest', 'guide/rest'],
    ['4.6', 'guide/rest', 'guide/rest-reference'],
  ];
  const all = folders({'4.6': ['index', 'guide/rest', 'guide/rest-reference'], '4.5': ['index', 'guide/rest']});
  const renaming = {from: 'guide/rest', to: 'reference/rest', versions: ['4.6', '4.5']};
  expect(movePageMoves(split, all, renaming)).toEqual([
    ['4.6', 'reference/rest', 'reference/rest'],
    ['4.6', 'reference/rest', 'guide/rest-reference'],
  ]);
});

it('adds a move where that of the folder does not take the page along any longer', () => {
  const all = folders({
    '4.2': ['index', 'developers/security/jwt', 'developers/security/mtls'],
    '4.1': ['index', 'security/jwt', 'security/mtls'],
  });
  const renaming = {from: 'developers/security/jwt', to: 'developers/tokens', versions: ['4.2']};
  const result = movePageMoves(moves, all, renaming);
  expect(result).toContainEqual(['4.2', 'security/jwt', 'developers/tokens']);
  expect(pageInVersion('developers/tokens', '4.2', '4.1', result)).toBe('security/jwt');
  expect(pageInVersion('security/mtls', '4.1', '4.2', result)).toBe('developers/security/mtls');
});

it('names a page that would lose its counterpart', () => {
  // The page is a folder as well, and a move of the folder goes with its name.
  const all = folders({
    '4.2': ['index', 'developers/security', 'developers/security/jwt'],
    '4.1': ['index', 'security', 'security/jwt'],
  });
  const renaming = {from: 'developers/security', to: 'developers/safety', versions: ['4.2']};
  expect(() => movePageMoves(moves, all, renaming)).toThrow(
    'The page moves cannot be kept: developers/security/jwt of 4.2 would be',
  );
});

it('takes a deleted page out of a split, and leaves the page that takes over where it is', () => {
  const split: PageMove[] = [
    ['4.6', 'guide/admin', 'guide/admin'],
    ['4.6', 'guide/admin', 'guide/disk'],
  ];
  const all = folders({'4.6': ['guide/admin', 'guide/disk', 'guide/faults'], '4.5': ['guide/admin', 'guide/faults']});
  const result = deleteFromMoves(split, all, {from: 'guide/disk', to: 'guide/faults', versions: ['4.6']});
  expect(result).toEqual([split[0]]);
});

it('leads a page that had moved to a deleted one to the page that takes over', () => {
  const all = folders({'4.6': ['guide/new', 'guide/faults'], '4.5': ['guide/old', 'guide/faults']});
  const result = deleteFromMoves(moves, all, {from: 'guide/new', to: 'guide/faults', versions: ['4.6']});
  expect(pageInVersion('guide/old', '4.5', '4.6', result)).toBe('guide/faults');
  expect(pageInVersion('guide/faults', '4.6', '4.5', result)).toBe('guide/faults');
  expect(pageInVersion('guide/faults', '4.5', '4.6', result)).toBe('guide/faults');
  expect(result).toHaveLength(moves.length + 1);
});

it('keeps a list that says nothing of a deleted page', () => {
  const all = folders({'4.6': ['a', 'b'], '4.5': ['a', 'b']});
  expect(deleteFromMoves(moves, all, {from: 'a', to: 'b', versions: ['4.6', '4.5']})).toBe(moves);
});
