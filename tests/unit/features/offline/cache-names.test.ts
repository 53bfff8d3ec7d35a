import {
  cacheNames,
  isFormerCache,
  isOwnCache,
  savedName,
  savedVersion,
} from '@site/src/features/offline/shared/cache-names';
import {describe, expect, it} from 'vitest';

describe('the caches of a site', () => {
  it('are its own on an origin that it shares', () => {
    const names = Object.values(cacheNames('/manual/'));
    expect(names.every((name) => isOwnCache(name, '/manual/'))).toBe(true);
    expect(names.some((name) => isOwnCache(name, '/'))).toBe(false);
    expect(Object.values(cacheNames('/')).some((name) => isOwnCache(name, '/manual/'))).toBe(false);
  });

  it('are named by version and build where a version is saved', () => {
    const name = savedName({version: '4.7', build: '5dc13dc6'}, '/manual/');
    expect(savedVersion(name, '/manual/')).toEqual({version: '4.7', build: '5dc13dc6'});
    expect(savedVersion(name, '/')).toBeUndefined();
    expect(savedVersion(cacheNames('/').pages, '/')).toBeUndefined();
  });

  it('are former ones when their form is not the one of now', () => {
    const used = [...Object.values(cacheNames('/')), savedName({version: '4.7', build: '5dc13dc6'}, '/')];
    expect(used.filter((name) => isFormerCache(name, '/'))).toEqual([]);
    expect(isFormerCache(cacheNames('/').pages.replace(/\d+$/, '0'), '/')).toBe(true);
    expect(isFormerCache('docs / saved 0 4.7 5dc13dc6', '/')).toBe(true);
    // Another site, or another script of this origin.
    expect(isFormerCache(cacheNames('/manual/').pages.replace(/\d+$/, '0'), '/')).toBe(false);
    expect(isFormerCache('workbox-precache', '/')).toBe(false);
  });
});
