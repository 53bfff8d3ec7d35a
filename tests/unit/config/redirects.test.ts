import {describe, expect, it} from 'vitest';
import {redirectsTo} from '../../../src/config/redirects';
import {movedPages, movedSections} from '../../../src/data/redirects/docs';
import versions from '../../../versions.json';
import {legacyRedirects, publicRoutes} from '../../support';

const routes = publicRoutes();
const redirects = new Map(routes.flatMap((to) => redirectsTo(to).map((from) => [from, to] as const)));

describe('redirects, with every page in place', () => {
  // `/` is a page of its own (src/pages/index.tsx), so that it also works under npm start.
  const expected = legacyRedirects().filter(([from]) => from !== '/');

  it('has the whole list to prove', () => {
    expect(expected).toHaveLength(2431);
  });

  it('leads every old address to its page', () => {
    const wrong = expected
      .filter(([from, to]) => redirects.get(from) !== to)
      .map(([from, to]) => `${from} → ${redirects.get(from)}, not ${to}`);
    expect(wrong).toEqual([]);
  });

  it('sends no address to two pages', () => {
    const all = routes.flatMap(redirectsTo);
    expect(all.filter((from, index) => all.indexOf(from) !== index)).toEqual([]);
  });

  it('never takes an address that has a page', () => {
    expect([...redirects.keys()].filter((from) => routes.includes(from))).toEqual([]);
  });

  it('gives every page of the latest version an address with its number', () => {
    const [latest, older] = versions;
    expect(redirects.get(`/docs/${latest}`)).toBe('/docs');
    expect(redirects.get(`/docs/${latest}/developers/rest`)).toBe('/docs/developers/rest');
    expect(redirects.has(`/docs/${latest}/${older}`)).toBe(false);
    expect(redirects.has(`/docs/${latest}/${older}/developers/rest`)).toBe(false);
  });

  it('forwards whole sections, also pages that no list names', () => {
    expect(redirects.get('/docs/security/mtls-auth')).toBe('/docs/developers/security/mtls-auth');
    expect(redirects.get('/docs/administration/harperdb-studio/instances')).toBe(
      '/docs/administration/harper-studio/instances',
    );
  });
});

describe('the tables of moved addresses', () => {
  const targets = [...Object.values(movedPages), ...movedSections.map(([, to]) => to)];

  it('lead to pages or sections of the site', () => {
    const dead = targets.filter((to) => !routes.some((route) => route === to || route.startsWith(`${to}/`)));
    expect(dead).toEqual([]);
  });

  it('have no chains: a target is never an old address itself', () => {
    expect(targets.filter((to) => to in movedPages && movedPages[to] !== to)).toEqual([]);
  });
});
