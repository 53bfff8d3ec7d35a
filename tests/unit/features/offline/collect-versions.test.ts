import {collectVersions} from '@site/src/features/offline/node/collect-versions';
import {describe, expect, it} from 'vitest';

const page = (address: string, body = '') => ({address, html: `<script src=/assets/js/main.1.js></script>${body}`});

const script = (name: string) => `<link rel=preload as=script href=/assets/js/${name}.1.js>`;
const pages = [
  page('/docs/4.6', script('docs~4.6')),
  page('/docs', script('docs')),
  page('/docs/rest', '<link rel=alternate href=/docs/rest.md><a href=/docs/api/4.7/openapi.json#x>'),
  page('/docs/errors'),
  page('/docs/4.6/errors', '<a href=/docs/4.6/errors.json>'),
  page('/search', '<link rel=stylesheet href=/assets/css/search.1.css>'),
  page('/fabric', script('fabric')),
  page('/fabric/accounts'),
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
const hosted = ['/assets/js/search-hosted.1.js'];
const code = [...shared, '/assets/js/docs.1.js', '/assets/js/docs~4.6.1.js', '/assets/js/fabric.1.js'];
const files = [...shared, ...own['4.7'], ...own['4.6'], guide, '/assets/js/fabric.1.js', '/sitemap.xml', ...hosted];
const tags = ['docs-default-4.7', 'docs-default-4.6', 'docs-fabric-current'];
const versions = [
  {instance: 'default', version: '4.7', label: '4.7', path: '/docs'},
  {instance: 'default', version: '4.6', label: '4.6', path: '/docs/4.6'},
  {instance: 'fabric', version: 'current', label: 'Next', path: '/fabric'},
];
const shards = Object.fromEntries(tags.map((tag) => [tag, `/search-index/${tag}.a`]));

describe('a version is whole', () => {
  const [latest, older, ...others] = collectVersions({versions, pages, files, code, shards});

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
    const next = {instance: 'default', version: 'current', label: 'Next', path: '/docs/next'};
    const more = [...pages, page('/docs/next')];
    const [first] = collectVersions({versions: [...versions, next], pages: more, files, code, shards});
    expect(first).toMatchObject({version: 'current', label: 'Next', start: '/docs/next'});
  });
});
