import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {hosting} from '../../../../src/config/hosting';
import {collectRedirects, followPatterns, planPatterns} from '../../../../src/plugins/hosting/collect-redirects';
import {keyValueStore, viewerRequest} from '../../../../src/plugins/hosting/cloudfront';
import {netlifyRedirects} from '../../../../src/plugins/hosting/netlify';
import {legacyRedirects, publicRoutes} from '../../../support';

const routes = publicRoutes();
const legacy = legacyRedirects();

describe('redirects as a list', () => {
  it('lead every old address to its page in one hop', () => {
    const redirects = new Map(collectRedirects(routes, hosting));
    expect(legacy.filter(([from, to]) => redirects.get(from) !== to)).toEqual([]);
    expect([...redirects.values()].filter((to) => redirects.has(to))).toEqual([]);
  });

  it('are below the base URL, both ends', () => {
    const redirects = new Map(collectRedirects(['/docs', '/docs/developers/rest'], {...hosting, baseUrl: '/manual/'}));
    expect(redirects.get('/manual')).toBe('/manual/docs');
    expect(redirects.get('/manual/docs/rest')).toBe('/manual/docs/developers/rest');
  });
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
      redirects: {to: () => ['/docs/old/a'], patterns: [{from: '/docs/old', to: '/docs', isExact: false}]},
    });
    expect(only).toEqual({from: '/docs/old/a', to: '/docs/b', isExact: true});
  });
});

describe('_redirects', () => {
  it('stays within what Cloudflare Pages reads', () => {
    const rules = netlifyRedirects(routes, hosting).trimEnd().split('\n');
    expect(rules.length).toBeLessThan(250);
    expect(rules.filter((rule) => rule.includes('*')).length).toBeLessThanOrEqual(100);
    expect(rules).toContain('/docs/operations-api/* /docs/developers/operations-api/:splat 301');
    expect(rules.filter((rule) => !/^\/\S* \/\S+ 301$/.test(rule))).toEqual([]);
  });

  it('is not written when it would be too long', () => {
    const to = (page: string) => Array.from({length: 2001}, (_, at) => `${page}/${at}`);
    expect(() => netlifyRedirects(['/docs'], {...hosting, redirects: {to, patterns: []}})).toThrow(
      'Cloudflare Pages reads 2000 and 100',
    );
  });
});

describe('the CloudFront function', () => {
  interface Answer {
    uri?: string;
    statusCode?: number;
    headers?: {location: {value: string}};
  }
  const redirects = collectRedirects(routes, hosting);
  const handler = load(viewerRequest(hosting), keyValueStore(redirects));

  function load(code: string, store: string) {
    const {data} = JSON.parse(store) as {data: {key: string; value: string}[]};
    const values = new Map(data.map(({key, value}) => [key, value]));
    const get = async (key: string) => {
      const value = values.get(key);
      if (value === undefined) throw new Error('KeyNotFound');
      return value;
    };
    const script = `${code.replace(/^import .*$/m, '')}\nhandler;`;
    return runInNewContext(script, {cf: {kvs: () => ({get})}}) as (event: unknown) => Promise<Answer>;
  }

  const ask = async (uri: string, querystring: Record<string, unknown> = {}) => {
    const {uri: file, statusCode, headers} = await handler({request: {uri, querystring}});
    return statusCode ? `${statusCode} ${headers?.location.value}` : file;
  };

  it('is not larger than CloudFront takes', () => {
    expect(viewerRequest(hosting).length).toBeLessThan(10_000);
    expect(Math.max(...redirects.map(([from, to]) => from.length + to.length))).toBeLessThan(512);
  });

  it('redirects every old address', async () => {
    const answers = await Promise.all(legacy.map(async ([from, to]) => [await ask(from), `301 ${to}`]));
    expect(answers.filter(([actual, expected]) => actual !== expected)).toEqual([]);
  });

  it('keeps the query, encoded as it came', async () => {
    const query = {a: {value: '1%202'}, b: {value: '1', multiValue: [{value: '1'}, {value: '2'}]}, c: {value: ''}};
    expect(await ask('/docs/rest', query)).toBe('301 /docs/developers/rest?a=1%202&b=1&b=2&c');
  });

  it('tidies addresses and finds files', async () => {
    expect(await ask('/docs/developers/rest')).toBe('/docs/developers/rest.html');
    expect(await ask('/release-notes/v4-tucker/4.7.3')).toBe('/release-notes/v4-tucker/4.7.3.html');
    expect(await ask('/docs/developers/rest.md')).toBe('/docs/developers/rest.md');
    expect(await ask('/404.html')).toBe('/404.html');
    expect(await ask('/docs/developers/rest/')).toBe('301 /docs/developers/rest');
    expect(await ask('/docs/developers/rest.html')).toBe('301 /docs/developers/rest');
    expect(await ask('/docs/rest/index.html')).toBe('301 /docs/developers/rest');
    expect(await ask('/')).toBe('301 /docs');
    expect(await ask('/index.html')).toBe('301 /docs');
  });
});
