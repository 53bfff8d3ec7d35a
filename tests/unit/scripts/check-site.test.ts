import {expect, it} from 'vitest';
import {checkSite} from '../../../scripts/hosting/check-site';

const answering = (make: () => Response | Promise<Response>) => (async () => make()) as typeof fetch;
const URL = 'https://docs.example.com/manual';

it('finds fault with each part of a site that answers nothing but 200', async () => {
  for (const isPlain of [true, false]) {
    const checks = await checkSite(URL, {isPlain, fetch: answering(() => new Response(''))});
    expect(checks).toHaveLength(isPlain ? 10 : 11);
    expect(checks.filter(({problem}) => !problem)).toEqual([]);
  }
});

it('says why a site cannot be reached', async () => {
  const fail = answering(() => Promise.reject(new TypeError('fetch failed')));
  const checks = await checkSite(URL, {isPlain: false, fetch: fail});
  expect(new Set(checks.map(({problem}) => problem))).toEqual(new Set(['fetch failed']));
});

it('finds a service worker that browsers would keep', async () => {
  const headers = {'content-type': 'text/javascript', 'cache-control': 'public, max-age=31536000, immutable'};
  const problemOf = async (given: HeadersInit) =>
    (await checkSite(URL, {isPlain: true, fetch: answering(() => new Response('', {headers: given}))})).find(
      ({name}) => name === 'the service worker',
    )?.problem;
  expect(await problemOf(headers)).toBe('browsers keep /service-worker.js for 31536000 seconds');
  expect(await problemOf({...headers, 'cache-control': 'max-age=600'})).toBeUndefined();
  expect(await problemOf({...headers, 'content-type': 'text/html'})).toBe('/service-worker.js is sent as text/html');
});

it('asks below the base URL', async () => {
  const asked: string[] = [];
  const note: typeof fetch = async (input) => {
    asked.push(input instanceof Request ? input.url : input.toString());
    return new Response('', {status: 404});
  };
  const checks = await checkSite(URL, {isPlain: false, fetch: note});
  expect(asked.filter((address) => !address.startsWith('https://docs.example.com/manual/'))).toEqual([]);
  expect(checks.find(({name}) => name === 'a page')?.problem).toBe('/docs/developers/rest answered 404');
});
