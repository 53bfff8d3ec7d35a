import {collectVersions} from '@site/src/features/offline/node/collect-versions';
import {describe, expect, it} from 'vitest';

const page = (address: string, tag: string | undefined, body = '') => ({
  address,
  html: `${tag ? `<meta data-rh=true name=docusaurus_tag content=${tag} />` : ''}<script src=/assets/js/main.1.js></script>${body}`,
});

const script = (name: string) => `<link rel=preload as=script href=/assets/js/${name}.1.js>`;
const pages = [
  page('/docs/4.6', 'docs-default-4.6', script('docs~4.6')),
  page('/docs', 'docs-default-4.7', script('docs')),
  page(
    '/docs/rest',
    'docs-default-4.7',
    '<link rel=alternate href=/docs/rest.md><a href=/docs/api/4.7/openapi.json#x>',
  ),
  page('/docs/errors', 'default'),
  page('/docs/4.6/errors', 'default', '<a href=/docs/4.6/errors.json>'),
  page('/search', 'default', '<link rel=stylesheet href=/assets/css/search.1.css>'),
  page('/fabric', 'docs-fabric-current', script('fabric')),
];
const shared = ['/assets/css/search.1.css', '/assets/js/later.1.js', '/assets/js/main.1.js'];
const guide = '/search-index/docs-fabric-current.a/index.json';
/** The files of each version besides. */
const own = {
  '4.7': [
    '/assets/js/docs.1.js',
    '/docs/rest.md',
    '/docs/rest.changes.json',
    '/docs/api/4.7/openapi.json',
    '/search-index/docs-default-4.7.a/index.json',
    '/search-index/docs-default-4.7.a/0.json',
  ],
  '4.6': ['/assets/js/docs~4.6.1.js', '/docs/4.6/errors.json', '/search-index/docs-default-4.6.a/index.json'],
};
const hosted = ['/assets/js/search-hosted.1.js', '/assets/js/vendors-node_modules_docsearch_react_js.1.js'];
const files = [...shared, ...own['4.7'], ...own['4.6'], guide, '/assets/js/fabric.1.js', '/sitemap.xml', ...hosted];
const tags = ['docs-default-4.7', 'docs-default-4.6', 'docs-fabric-current'];
const shards = Object.fromEntries(tags.map((tag) => [tag, `/search-index/${tag}.a`]));

describe('a version is whole', () => {
  const [latest, older, ...others] = collectVersions({pages, files, shards});

  it('with its pages and those of no version', () => {
    expect(others).toEqual([]);
    expect(latest).toMatchObject({version: '4.7', label: '4.7', start: '/docs'});
    expect(latest?.pages).toEqual(['/docs', '/docs/rest', '/docs/errors', '/search']);
    expect(older).toMatchObject({version: '4.6', start: '/docs/4.6'});
    expect(older?.pages).toEqual(['/docs/4.6', '/docs/4.6/errors', '/search']);
  });

  it('with the files that they name, what is loaded later, and its search', () => {
    expect(new Set(latest?.files)).toEqual(new Set([...shared, ...own['4.7'], guide]));
    expect(new Set(older?.files)).toEqual(new Set([...shared, ...own['4.6'], guide]));
  });

  it('the working copy comes first, under the name that readers know', () => {
    const more = [...pages, page('/docs/next', 'docs-default-current')];
    const [first] = collectVersions({pages: more, files, shards});
    expect(first).toMatchObject({version: 'current', label: 'Next', start: '/docs/next'});
  });
});
