import {describe, expect, it} from 'vitest';
import {similarPages, type Page} from '../../../src/lib/similar-pages';

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
const pages: Page[] = [
  ...['/docs', '/docs/4.5', '/docs/4.4'].flatMap((root) => VERSION.map((path) => root + path)),
  ...['', '/4.7.0', '/4.7.1', '/4.6.0'].map((name) => `/release-notes/v4-tucker${name}`),
  '/fabric/logging',
].map((path) => ({path, title: path, scope: ''}));
const first = (wanted: string, movedTo: (path: string) => string | undefined = () => undefined) =>
  similarPages(wanted, pages, movedTo)[0]?.path;

describe('similarPages', () => {
  it.each([
    ['misspelt', '/docs/administration/harper-studio/instnaces', '/docs/administration/harper-studio/instances'],
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

  it('suggests nothing for an address that resembles none', () =>
    expect(similarPages('/wp-login.php', pages, () => undefined)).toEqual([]));

  it('returns no more than asked for', () =>
    expect(similarPages('/docs/developers/rest', pages, () => undefined, 3)).toHaveLength(3));
});
