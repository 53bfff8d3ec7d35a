import versions from '@site/versions.json';
import {describe, expect, it} from 'vitest';
import {hosting} from '../../../../src/config/hosting';
import {collectRedirects, followPatterns, planPatterns} from '../../../../src/features/hosting/node/collect-redirects';
import {netlifyRedirects} from '../../../../src/features/hosting/node/netlify';
import {publicRoutes} from '../../../support';

const routes = publicRoutes();

it('redirects as a list are below the base URL, both ends, and lead there in one hop', () => {
  const redirects = new Map(collectRedirects(['/docs', '/docs/developers/rest'], {...hosting, baseUrl: '/manual/'}));
  expect(redirects.get('/manual')).toBe('/manual/docs');
  expect(redirects.get('/manual/docs/rest')).toBe('/manual/docs/developers/rest');
  expect([...redirects.values()].filter((to) => redirects.has(to))).toEqual([]);
});

describe('redirects by pattern', () => {
  const patterns = planPatterns(routes, hosting);

  it('lead every old address where the list does', () => {
    const list = collectRedirects(routes, hosting);
    expect(list.length).toBeGreaterThan(2600);
    expect(list.filter(([from, to]) => followPatterns(from, patterns) !== to)).toEqual([]);
  });

  it('hide no page, and would say so', () => {
    expect(routes.filter((page) => followPatterns(page, patterns) !== undefined)).toEqual([]);
    const greedy = [{from: '/docs/developers', to: '/docs', isExact: false}];
    const faulty = {...hosting, redirects: {...hosting.redirects, patterns: greedy}};
    expect(() => planPatterns(routes, faulty)).toThrow('would hide these pages:\n/docs/developers/');
  });

  it('get a rule of their own before them where they are wrong', () => {
    const [only] = planPatterns(['/docs/b'], {
      ...hosting,
      redirects: {
        to: () => ['/docs/old/a'],
        patterns: [{from: '/docs/old', to: '/docs', isExact: false}],
        shapes: [],
        temporary: '/docs/4.7',
      },
    });
    expect(only).toEqual({from: '/docs/old/a', to: '/docs/b', isExact: true});
  });
});

describe('_redirects', () => {
  it('stays within what Cloudflare Pages reads', () => {
    const rules = netlifyRedirects(routes, hosting).trimEnd().split('\n');
    expect(rules.length).toBeLessThanOrEqual(2100);
    expect(rules.filter((rule) => rule.includes('*')).length).toBeLessThanOrEqual(100);
    expect(rules).toContain('/docs/operations-api/* /docs/developers/operations-api/:splat 301');
    expect(rules.filter((rule) => !/^\/\S* \/\S+ 30[12]$/.test(rule))).toEqual([]);
    // The number of the latest version leads elsewhere after the next release.
    const temporary = rules.filter((rule) => rule.endsWith(' 302'));
    expect(temporary).toContain(`/docs/${versions[0]}/* /docs/:splat 302`);
    expect(temporary.filter((rule) => !rule.startsWith(`/docs/${versions[0]}`))).toEqual([]);
  });

  it('is not written when it would be too long', () => {
    const to = (page: string) => Array.from({length: 2001}, (_, at) => `/docs/${page.length}/${at}`);
    const patterns = [{from: '/docs', to: '/fabric', isExact: false}];
    const redirects = {to, patterns, shapes: [], temporary: '/docs/4.7'};
    expect(() => netlifyRedirects(['/fabric', '/fabric/a'], {...hosting, redirects})).toThrow(
      'Cloudflare Pages reads 100 and 1999',
    );
  });
});
