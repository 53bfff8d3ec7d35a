import {describe, expect, it} from 'vitest';
import {redirectsTo} from '../../../src/config/redirects';
import {movedPages, movedSections} from '../../../src/features/addresses/data/redirects/docs';
import versions from '../../../versions.json';
import {pathOfId, readVersionFolders} from '../../../src/features/versions/node/version-folders';
import {renamedPages} from '../../../src/features/addresses/data/redirects/renamed-pages';
import {presentAddress} from '../../../src/features/addresses/legacy-paths';
import {legacyRedirects, projectPath, publicRoutes} from '../../support';

const routes = publicRoutes();
const redirects = new Map(routes.flatMap((to) => redirectsTo(to).map((from) => [from, to] as const)));

describe('redirects, with every page in place', () => {
  // `/` is a page of its own (src/pages/index.tsx), so that it also works under npm start.
  const expected = legacyRedirects().filter(([from]) => from !== '/');

  it('leads every old address to its page', () => {
    expect(expected.length).toBeGreaterThanOrEqual(2431);
    const wrong = expected
      .filter(([from, to]) => redirects.get(from) !== to)
      .map(([from, to]) => `${from} → ${redirects.get(from)}, not ${to}`);
    expect(wrong).toEqual([]);
  });

  it('sends no address to two pages', () => {
    const all = routes.flatMap(redirectsTo);
    expect(all.filter((from, index) => all.indexOf(from) !== index)).toEqual([]);
  });

  it('never takes an address that has a page', () =>
    expect([...redirects.keys()].filter((from) => routes.includes(from))).toEqual([]));

  it('gives pages of the latest version alone an address with its number', () => {
    const [latest, older] = versions;
    expect(redirects.get(`/docs/${latest}`)).toBe('/docs');
    expect(redirects.has(`/docs/${latest}/${older}`)).toBe(false);
    expect(redirects.has(`/docs/${latest}/${older}/developers/rest`)).toBe(false);
  });

  it('forwards whole sections, also pages that no list names', () => {
    const present = (address: string) => presentAddress(address, renamedPages);
    expect(redirects.get('/docs/security/mtls-auth')).toBe(present('/docs/developers/security/mtls-auth'));
    expect(redirects.get('/docs/administration/harperdb-studio/instances')).toBe(
      present('/docs/administration/harper-studio/instances'),
    );
  });
});

describe('the tables of moved addresses', () => {
  const targets = [...Object.values(movedPages), ...movedSections.map(([, to]) => to)];

  it('lead to pages or sections of the site', () => {
    // A page that moves with the next release is in the working copy only.
    const working = [...readVersionFolders(projectPath('')).pages.get('current')!.keys()];
    const known = [...routes, ...working.map((id) => `/docs/${pathOfId(id)}`)];
    const dead = targets
      .map((to) => presentAddress(to, renamedPages))
      .filter((to) => !known.some((route) => route === to || route.startsWith(`${to}/`)));
    expect(dead).toEqual([]);
  });

  it('rename no page to a former address', () => {
    const former = renamedPages.map(([from]) => from);
    expect(renamedPages.filter(([, to]) => former.includes(to))).toEqual([]);
    expect(new Set(former).size).toBe(former.length);
  });

  it('have no chains: a target is never an old address itself', () =>
    expect(targets.filter((to) => to in movedPages && movedPages[to] !== to)).toEqual([]));
});
