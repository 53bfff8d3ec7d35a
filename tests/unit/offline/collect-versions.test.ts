import {collectVersions} from '@site/src/offline/build/collect-versions';
import {describe, expect, it} from 'vitest';

const page = (address: string, tag: string | undefined, body = '') => ({
  address,
  html: `${tag ? `<meta data-rh=true name=docusaurus_tag content=${tag} />` : ''}<script src=/assets/js/main.1.js></script>${body}`,
});

const pages = [
  page('/docs/4.6', 'docs-default-4.6', '<link rel=preload as=script href=/assets/js/docs~4.6.1.js>'),
  page('/docs', 'docs-default-4.7', '<link rel=preload as=script href=/assets/js/docs.1.js>'),
  page(
    '/docs/rest',
    'docs-default-4.7',
    '<link rel=alternate href=/docs/rest.md><a href=/docs/api/4.7/openapi.json#x>',
  ),
  page('/docs/errors', 'default'),
  page('/docs/4.6/errors', 'default', '<a href=/docs/4.6/errors.json>'),
  page('/search', 'default', '<link rel=stylesheet href=/assets/css/search.1.css>'),
  page('/fabric', 'docs-fabric-current', '<link rel=preload as=script href=/assets/js/fabric.1.js>'),
];
const files = [
  '/assets/js/main.1.js',
  '/assets/js/docs.1.js',
  '/assets/js/docs~4.6.1.js',
  '/assets/js/fabric.1.js',
  '/assets/js/later.1.js',
  '/assets/css/search.1.css',
  '/docs/rest.md',
  '/docs/rest.changes.json',
  '/docs/4.6/errors.json',
  '/docs/api/4.7/openapi.json',
  '/sitemap.xml',
  '/search-index/docs-default-4.7.a/index.json',
  '/search-index/docs-default-4.7.a/0.json',
  '/search-index/docs-default-4.6.a/index.json',
  '/search-index/docs-fabric-current.a/index.json',
];
const shards = {
  'docs-default-4.7': '/search-index/docs-default-4.7.a',
  'docs-default-4.6': '/search-index/docs-default-4.6.a',
  'docs-fabric-current': '/search-index/docs-fabric-current.a',
};

describe('a version is whole', () => {
  const [latest, older, ...others] = collectVersions({pages, files, shards, baseUrl: '/'});

  it('with its pages and those of no version', () => {
    expect(others).toEqual([]);
    expect(latest).toMatchObject({version: '4.7', label: '4.7', start: '/docs'});
    expect(latest?.pages).toEqual(['/docs', '/docs/rest', '/docs/errors', '/search']);
    expect(older).toMatchObject({version: '4.6', start: '/docs/4.6'});
    expect(older?.pages).toEqual(['/docs/4.6', '/docs/4.6/errors', '/search']);
  });

  it('with the files that they name, what is loaded later, and its search', () => {
    const shared = ['/assets/css/search.1.css', '/assets/js/later.1.js', '/assets/js/main.1.js'];
    expect(new Set(latest?.files)).toEqual(
      new Set([
        ...shared,
        '/assets/js/docs.1.js',
        '/docs/rest.md',
        '/docs/rest.changes.json',
        '/docs/api/4.7/openapi.json',
        '/search-index/docs-default-4.7.a/index.json',
        '/search-index/docs-default-4.7.a/0.json',
        '/search-index/docs-fabric-current.a/index.json',
      ]),
    );
    expect(new Set(older?.files)).toEqual(
      new Set([
        ...shared,
        '/assets/js/docs~4.6.1.js',
        '/docs/4.6/errors.json',
        '/search-index/docs-default-4.6.a/index.json',
        '/search-index/docs-fabric-current.a/index.json',
      ]),
    );
  });

  it('the working copy comes first, under the name that readers know', () => {
    const [first] = collectVersions({
      pages: [...pages, page('/docs/next', 'docs-default-current')],
      files,
      shards,
      baseUrl: '/',
    });
    expect(first).toMatchObject({version: 'current', label: 'Next', start: '/docs/next'});
  });
});
