import {ownCache} from '@site/src/features/search/indexing/bundler-cache';
import {expect, it} from 'vitest';
import type {Configuration} from 'webpack';

const withCache = (cache: object | undefined) => ({experiments: {cache}}) as Configuration;

it('a build has a cache of its own, by the version of the cache', () => {
  expect(ownCache(withCache({type: 'persistent', version: 'site-1'}), 'lean')).toEqual({
    experiments: {cache: {version: 'site-1-lean'}},
  });
});

it('a bundler without a cache stays without', () => {
  expect(ownCache({}, 'lean')).toEqual({});
  expect(ownCache(withCache(undefined), 'lean')).toEqual({});
});

it('a cache that cannot be told from others is refused', () =>
  expect(() => ownCache(withCache({type: 'persistent'}), 'lean')).toThrow('has no version, so builds with lean would'));
