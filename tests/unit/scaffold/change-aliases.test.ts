import {movePageInAliases, rangesOf, renameInAliases} from '@site/scripts/scaffold/change-aliases';
import type {SectionAliases} from '@site/src/features/addresses';
import {expect, it} from 'vitest';

const AWAY = {page: 'guide/rest', since: '4.6', ids: ['get', 'put'], to: 'reference/rest'};

it('a page that moves keeps its sections, and those that lead to it', () => {
  expect(movePageInAliases([AWAY], 'guide/rest', 'guide/api')).toEqual([{...AWAY, page: 'guide/api'}]);
  expect(movePageInAliases([AWAY], 'reference/rest', 'reference/api')).toEqual([{...AWAY, to: 'reference/api'}]);
});

it('a section that came to the page that led to it is at its beginning', () => {
  expect(movePageInAliases([AWAY], 'reference/rest', 'guide/rest')).toEqual([{...AWAY, to: '#'}]);
  const placed = {...AWAY, to: 'reference/rest#get'};
  expect(movePageInAliases([placed], 'reference/rest', 'guide/rest')).toEqual([{...AWAY, to: '#get'}]);
});

it('a section that the page in the place of a deleted one lacks leads to its beginning', () => {
  const isLost = (id: string) => id !== 'get';
  const toOther = (line: SectionAliases) => movePageInAliases([line], 'reference/rest', 'reference/api', {isLost});
  expect(toOther(AWAY)).toEqual([
    {...AWAY, ids: ['get'], to: 'reference/api'},
    {...AWAY, ids: ['put'], to: 'reference/api#'},
  ]);
  expect(toOther({...AWAY, to: 'reference/rest#get'})).toEqual([{...AWAY, to: 'reference/api#get'}]);
  expect(toOther({...AWAY, to: 'reference/rest#put'})).toEqual([{...AWAY, to: 'reference/api#'}]);
  const own = {page: 'reference/rest', ids: ['fetch'], to: '#put'};
  expect(toOther(own)).toEqual([{...own, page: 'reference/api', to: '#'}]);
  expect(toOther({...own, to: '#get'})).toEqual([{...own, page: 'reference/api', to: '#get'}]);
  expect(toOther({...own, page: 'guide/rest'})).toEqual([{...own, page: 'guide/rest'}]);
  expect(movePageInAliases([AWAY], 'reference/rest', 'guide/rest', {isLost: () => true})).toEqual([{...AWAY, to: '#'}]);
});

it('what changes with the next release stays as it is in the versions before', () => {
  const next = {latest: '4.7', next: '4.8'};
  expect(movePageInAliases([AWAY, {...AWAY, until: '4.6'}], 'guide/rest', 'guide/api', {next})).toEqual([
    {...AWAY, until: '4.7'},
    {...AWAY, page: 'guide/api', since: '4.8'},
    {...AWAY, until: '4.6'},
  ]);
});

it('what leads to a section leads to its new id', () => {
  expect(renameInAliases([AWAY], 'reference/rest', 'get', 'read')).toEqual([
    {...AWAY, ids: ['put']},
    {...AWAY, ids: ['get'], to: 'reference/rest#read'},
  ]);
  const own = {page: 'guide/rest', ids: ['fetch'], to: '#get'};
  expect(renameInAliases([own], 'guide/rest', 'get', 'read')).toEqual([{...own, to: '#read'}]);
  const placed = {...AWAY, to: 'reference/rest#get'};
  expect(renameInAliases([placed], 'reference/rest', 'get', 'read')).toEqual([{...AWAY, to: 'reference/rest#read'}]);
});

it('a range is open where the id is in the newest or in the oldest version', () => {
  const versions = ['current', '4.7', '4.6', '4.5', '4.4'];
  const ranges = (...having: string[]) => rangesOf(versions, new Set(having));
  expect(ranges(...versions)).toEqual([{}]);
  expect(ranges('current', '4.7', '4.6')).toEqual([{since: '4.6'}]);
  expect(ranges('4.5', '4.4')).toEqual([{until: '4.5'}]);
  expect(ranges('current', '4.7', '4.5')).toEqual([{since: '4.7'}, {until: '4.5', since: '4.5'}]);
});
