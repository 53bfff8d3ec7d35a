import {pageMoves} from '@site/src/data/page-moves';
import {equivalentPage, pageInVersion, type PageMove} from '@site/src/lib/versions/equivalent-page';
import {publicRoutes} from '@site/tests/support';
import {describe, expect, it} from 'vitest';
import {compareVersions} from '@site/src/lib/compare-versions';

const moves: PageMove[] = [
  ['4.6', 'developers/utilities', 'developers/system'],
  ['4.6', 'developers/utilities', 'developers/settings'],
  ['4.6', 'components', 'reference/components'],
  ['4.6', 'components/managing', 'reference/components/applications'],
  ['4.4', 'parts', 'components'],
];

it('orders versions by their numbers, the working copy last', () => {
  expect(['4.10', 'current', '4.2', '5.0'].toSorted(compareVersions)).toEqual(['4.2', '4.10', '5.0', 'current']);
});

describe('pageInVersion', () => {
  it.each([
    ['developers/rest', '4.7', '4.1', 'developers/rest'],
    ['components/writing', '4.5', '4.7', 'reference/components/writing'],
    ['components/managing', '4.5', '4.6', 'reference/components/applications'],
    ['reference/components/applications', '4.7', '4.5', 'components/managing'],
    ['reference/components/writing', 'current', '4.3', 'parts/writing'],
    ['parts/writing', '4.3', 'current', 'reference/components/writing'],
    ['developers/utilities', '4.5', '4.6', 'developers/system'],
    ['developers/settings', '4.6', '4.5', 'developers/utilities'],
    ['components/writing', '4.7', '4.6', 'components/writing'],
    ['components-of', '4.5', '4.6', 'components-of'],
  ])('%s of %s is in %s %s', (page, from, to, expected) => {
    expect(pageInVersion(page, from, to, moves)).toBe(expected);
  });
});

describe('equivalentPage', () => {
  const pages = new Set([
    'index',
    'developers/rest',
    'developers/security/index',
    'components/managing',
    'admin/admin',
  ]);
  const nearest = (page: string) => equivalentPage(page, '4.7', '4.5', pages, moves);

  it('is the page itself', () => {
    expect(nearest('developers/rest')).toEqual({id: 'developers/rest', isSame: true});
  });

  it('is the page at its former place', () => {
    expect(nearest('reference/components/applications')).toEqual({id: 'components/managing', isSame: true});
  });

  it('is the index of the folder that the page has become', () => {
    expect(nearest('developers/security')).toEqual({id: 'developers/security/index', isSame: true});
  });

  it.each([
    ['developers/security/certificate-verification', 'developers/security/index'],
    ['developers/security/deep/er', 'developers/security/index'],
    ['admin/jobs', 'admin/admin'],
    ['reference/components/plugins', 'index'],
    ['category/developers', 'index'],
    ['support', 'index'],
  ])('stands in for %s: %s', (page, expected) => {
    expect(nearest(page)).toEqual({id: expected, isSame: false});
  });
});

describe('readers who change the version', () => {
  const in41 = new Set(['index', 'custom-functions/index', 'sql-guide/index', 'sql-guide/select']);
  const in42 = new Set(['index', 'developers/applications/index', 'developers/sql-guide/index']);

  it.each([
    ['sql-guide/select', 'developers/sql-guide/index', true],
    ['custom-functions/index', 'developers/applications/index', true],
    ['custom-functions/templates', 'developers/applications/index', false],
    ['support', 'index', false],
  ])('from %s of 4.1 see %s in 4.2', (page, id, isSame) => {
    expect(equivalentPage(page, '4.1', '4.2', in42, pageMoves)).toEqual({id, isSame});
  });

  it.each([
    ['developers/sql-guide/index', 'sql-guide/index', true],
    ['developers/applications/caching', 'custom-functions/index', false],
  ])('from %s of 4.2 see %s in 4.1', (page, id, isSame) => {
    expect(equivalentPage(page, '4.2', '4.1', in41, pageMoves)).toEqual({id, isSame});
  });
});

describe('the table of moves', () => {
  const routes = new Set(publicRoutes());
  const released = ['4.7', '4.6', '4.5', '4.4', '4.3', '4.2', '4.1'];
  const routeOf = (id: string, version: string) =>
    `/docs${version === '4.7' ? '' : `/${version}`}/${id.replace(/(?:^|\/)index$/, '').replace(/([^/]+)\/\1$/, '$1')}`;
  const exists = (id: string, version: string) =>
    [...routes].some((route) => route === routeOf(id, version) || route.startsWith(`${routeOf(id, version)}/`));

  it.each(pageMoves)('since %s: %s to %s, both of which exist', (version, from, to) => {
    const before = released[released.indexOf(version) + 1]!;
    expect(exists(from, before), `${from} in ${before}`).toBe(true);
    expect(exists(to, version), `${to} in ${version}`).toBe(true);
  });
});
