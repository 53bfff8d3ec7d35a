import {describe, expect, it} from 'vitest';
import {similarPages} from '../../../../src/features/addresses/similar-pages';
import type {ListedPage} from '../../../../src/lib/listed-page';

const VERSION = [
  '',
  '/administration',
  '/developers/applications',
  '/developers/operations-api',
  '/developers/operations-api/nosql-operations',
  '/developers/operations-api/sql-operations',
  '/developers/replication',
  '/developers/replication/sharding',
  '/developers/rest',
  '/developers/real-time',
  '/administration/harper-studio/instances',
  '/reference/resources',
];
const pages: ListedPage[] = [
  ...['/docs', '/docs/4.5', '/docs/4.4'].flatMap((root) => VERSION.map((path) => root + path)),
  ...['', '/4.7.0', '/4.7.1', '/4.6.0'].map((name) => `/release-notes/v4-tucker${name}`),
  '/fabric/logging',
].map((path) => ({path, title: path, scope: ''}));
/** Pages with short addresses, as old versions have them, are no nearer to any word. */
const SHORT: ListedPage[] = ['/docs/4.1/jobs', '/docs/4.1/clustering', '/docs/4.1/logging'].map((path) => ({
  path,
  title: path,
  scope: '',
}));
const first = (wanted: string, movedTo: (path: string) => string | undefined = () => undefined) =>
  similarPages(wanted, pages, movedTo)[0]?.path;

describe('similarPages', () => {
  it.each([
    ['misspelt', '/docs/administration/harper-studio/instnaces', '/docs/administration/harper-studio/instances'],
    ['with a word too many', '/fabric/logging-page', '/fabric/logging'],
    ['without its folder', '/docs/sharding', '/docs/developers/replication/sharding'],
    ['in capitals, with a slash and an ending', '/Docs/Developers/REST.html/', '/docs/developers/rest'],
    ['of a version that never was', '/docs/4.9/developers/rest', '/docs/developers/rest'],
    [
      'with the old name',
      '/docs/4.5/administration/harperdb-studio/instances',
      '/docs/4.5/administration/harper-studio/instances',
    ],
    ['a release with a missing digit', '/release-notes/v4-tucker/4.7', '/release-notes/v4-tucker/4.7.0'],
  ])('finds a page that is %s', (_case, wanted, expected) => expect(first(wanted)).toBe(expected));

  it('puts the page that an old address moved to first', () => {
    expect(first('/docs/custom-functions/templates', () => '/docs/developers/applications')).toBe(
      '/docs/developers/applications',
    );
  });

  it('stays in the version that was asked for', () =>
    expect(first('/docs/4.4/developers/rst')).toBe('/docs/4.4/developers/rest'));

  it.each([
    '/wp-login.php',
    '/docs/nope',
    '/docs/zzzz',
    '/docs/pricing',
    '/docs/foo',
    '/docs/4.4/nope',
    '/docs/4.5/x/y',
  ])('suggests nothing for %s, which resembles no page', (wanted) =>
    expect(similarPages(wanted, [...pages, ...SHORT], () => undefined)).toEqual([]),
  );

  it('names a page once, in the version that was asked for or else in the latest', () => {
    const found = (wanted: string) => similarPages(wanted, pages, () => undefined).map(({path}) => path);
    expect(found('/docs/4.5/developers/rst')).toEqual(['/docs/4.5/developers/rest']);
    expect(found('/docs/developers/rst')).toEqual(['/docs/developers/rest']);
  });

  it('returns no more than asked for', () => {
    const found = (limit: number) => similarPages('/docs/sql-operation', pages, () => undefined, limit);
    expect(found(5)).toHaveLength(2);
    expect(found(1)).toHaveLength(1);
  });
});
