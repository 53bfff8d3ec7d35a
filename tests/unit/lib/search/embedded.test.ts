import {afterEach, expect, it, vi} from 'vitest';
import {createEmbeddedSearch} from '../../../../src/lib/search/embedded';
import {SHARD_FORMAT, type Shard, type ShardInfo} from '../../../../src/lib/search/shard';
import {sample} from './sample';

const former: ShardInfo = {
  tag: 'docs-default-4.7',
  instance: 'default',
  label: '4.7',
  url: '/manual/search-index/docs-default-4.7.1111111111.json',
  root: '/manual/docs',
};
const current = '/manual/search-index/docs-default-4.7.2222222222.json';
const options = {tags: [former.tag], pages: 5, hitsPerPage: 5, snippetLength: 100};

const makeShard = () => sample().shard;

/** A host with these files. */
function serve(files: Record<string, unknown>) {
  const asked: [string, RequestCache | undefined][] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    asked.push([url, init?.cache]);
    return url in files ? Response.json(files[url]) : new Response('', {status: 404});
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

it('finds the index anew when a deployment has taken it away', async () => {
  const shard = makeShard();
  const asked = serve({'/manual/search-index.json': {[former.tag]: current}, [current]: shard});
  const {pages} = await createEmbeddedSearch([former]).search('caching', options);
  expect(pages).toBeGreaterThan(0);
  expect(asked).toEqual([
    [former.url, undefined],
    ['/manual/search-index.json', 'no-store'],
    [current, undefined],
  ]);
});

it('asks for nothing more where the index is there', async () => {
  const asked = serve({[former.url]: makeShard()});
  await createEmbeddedSearch([former]).search('caching', options);
  expect(asked).toHaveLength(1);
});

it('fails where there is no index at all, and tries again when asked', async () => {
  const search = createEmbeddedSearch([former]);
  serve({});
  await expect(search.search('caching', options)).rejects.toThrow('answered 404');
  serve({'/manual/search-index.json': {[former.tag]: current}, [current]: makeShard()});
  await expect(search.search('caching', options)).resolves.toBeDefined();
});

it('takes no index that it cannot read', async () => {
  const shard = {...makeShard(), format: SHARD_FORMAT + 1} as unknown as Shard;
  serve({[former.url]: shard});
  await expect(createEmbeddedSearch([former]).search('caching', options)).rejects.toThrow('load the page again');
});
