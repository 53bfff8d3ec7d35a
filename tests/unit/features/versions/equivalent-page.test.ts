import {existsSync} from 'node:fs';
import {retiredPages} from '@site/src/features/addresses/data/redirects/retired-pages';
import {pageMoves} from '@site/src/features/versions/data/page-moves';
import {equivalentPage, pageInVersion, type PageMove} from '@site/src/features/versions/equivalent-page';
import {pathOfId} from '@site/src/features/versions/page-path';
import {projectPath, publicRoutes} from '@site/tests/support';
import {describe, expect, it} from 'vitest';
import {compareVersions} from '@site/src/lib/compare-versions';

const moves: PageMove[] = [
  ['4.6', 'developers/utilities', 'developers/system'],
  ['4.6', 'developers/utilities', 'developers/settings'],
  ['4.6', 'components', 'reference/components'],
  ['4.6', 'components/managing', 'reference/components/applications'],
  ['4.4', 'parts', 'components'],
];

it('orders versions by their numbers, the working copy last', () =>
  expect(['4.10', 'current', '4.2', '5.0'].toSorted(compareVersions)).toEqual(['4.2', '4.10', '5.0', 'current']));

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
  ])('%s of %s is in %s %s', (page, from, to, expected) => expect(pageInVersion(page, from, to, moves)).toBe(expected));
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

  it('is the page itself', () => expect(nearest('developers/rest')).toEqual({id: 'developers/rest', isSame: true}));

  it('is the page at its former place', () =>
    expect(nearest('reference/components/applications')).toEqual({id: 'components/managing', isSame: true}));

  it('is the index of the folder that the page has become', () =>
    expect(nearest('developers/security')).toEqual({id: 'developers/security/index', isSame: true}));

  it.each([
    ['developers/security/certificate-verification', 'developers/security/index'],
    ['developers/security/deep/er', 'developers/security/index'],
    ['admin/jobs', 'admin/admin'],
    ['reference/components/plugins', 'index'],
    ['category/developers', 'index'],
    ['support', 'index'],
  ])('stands in for %s: %s', (page, expected) => expect(nearest(page)).toEqual({id: expected, isSame: false}));
});

describe('readers who change the version', () => {
  const pagesOf: Record<string, Set<string>> = {
    '4.1': new Set(['index', 'custom-functions/index', 'sql-guide/index', 'sql-guide/select']),
    '4.2': new Set(['index', 'developers/applications/index', 'developers/sql-guide/index']),
  };

  it.each([
    ['sql-guide/select', '4.1', '4.2', 'developers/sql-guide/index', true],
    ['custom-functions/index', '4.1', '4.2', 'developers/applications/index', true],
    ['custom-functions/templates', '4.1', '4.2', 'developers/applications/index', false],
    ['support', '4.1', '4.2', 'index', false],
    ['developers/sql-guide/index', '4.2', '4.1', 'sql-guide/index', true],
    ['developers/applications/caching', '4.2', '4.1', 'custom-functions/index', false],
  ])('from %s of %s see in %s %s', (page, from, to, id, isSame) => {
    expect(equivalentPage(page, from, to, pagesOf[to]!, pageMoves)).toEqual({id, isSame});
  });
});

describe('the table of moves', () => {
  const routes = new Set(publicRoutes());
  const released = ['4.7', '4.6', '4.5', '4.4', '4.3', '4.2', '4.1'];
  const retired = retiredPages.map(([former]) => former);
  const isWithin = (route: string, folder: string) => route === folder || route.startsWith(`${folder}/`);
  const routeOf = (id: string, version: string) =>
    `/docs${version === '4.7' ? '' : `/${version}`}/${id.replace(/(?:^|\/)index$/, '').replace(/([^/]+)\/\1$/, '$1')}`;
  // A page that is not published yet is a file of its version.
  const exists = (id: string, version: string) =>
    retired.some((route) => isWithin(route, `/docs/${version}/${pathOfId(id)}`)) ||
    existsSync(projectPath(`versioned_docs/version-${version}/${id}.md`)) ||
    [...routes].some((route) => isWithin(route, routeOf(id, version)));

  it.each(pageMoves)('since %s: %s to %s, both of which exist', (version, from, to) => {
    const before = released[released.indexOf(version) + 1]!;
    expect(exists(from, before), `${from} in ${before}`).toBe(true);
    expect(exists(to, version), `${to} in ${version}`).toBe(true);
  });
});
