import {createEmbeddedSearch} from '@site/src/features/search/engine/embedded';
import {packShard} from '@site/src/features/search/engine/packed-shard';
import {SHARD_FORMAT, type ShardInfo} from '@site/src/features/search/engine/shard';
import {afterEach, expect, it, vi} from 'vitest';
import {infoOf, sample} from './sample';

const whole = sample();
const former: ShardInfo = {...infoOf(whole), url: '/manual/search-index/docs-default-4.7.1111111111'};
const current = '/manual/search-index/docs-default-4.7.2222222222';
const manifest = {'/manual/search-index.json': {[former.tag]: current}};
const options = {tags: [former.tag], pages: 5, hitsPerPage: 5, snippetLength: 100};

/** The files of a shard in a folder, with an index of its own. */
const filesIn = (folder: string, index: unknown = packShard(whole.shard)) => ({
  [`${folder}/index.json`]: index,
  ...Object.fromEntries(whole.texts.map((text, page) => [`${folder}/${page}.json`, text])),
});

/** A host with these files. */
function serve(files: Record<string, unknown>) {
  const asked: [string, RequestCache | undefined][] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    asked.push([url, init?.cache]);
    return url in files ? Response.json(files[url]) : new Response('', {status: 404});
  });
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('finds the index anew when a deployment has taken it away, and the texts beside it', async () => {
  const asked = serve({...manifest, ...filesIn(current)});
  const {groups} = await createEmbeddedSearch([former]).search('caching', options);
  expect(groups[0]!.hits[0]!.isPending).toBeUndefined();
  expect(asked.slice(0, 3)).toEqual([
    [`${former.url}/index.json`, undefined],
    ['/manual/search-index.json', 'no-store'],
    [`${current}/index.json`, undefined],
  ]);
  expect(asked.slice(3).every(([url]) => url.startsWith(`${current}/`))).toBe(true);
});

it('asks for no manifest where the index is there', async () => {
  const asked = serve(filesIn(former.url));
  await createEmbeddedSearch([former]).search('caching', options);
  expect(asked.filter(([url]) => url === '/manual/search-index.json')).toEqual([]);
});

it('takes the index of now when the texts have gone since the index was loaded', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const search = createEmbeddedSearch([former]);
  serve({[`${former.url}/index.json`]: packShard(whole.shard), ...manifest});
  expect((await search.search('caching', options)).groups.length).toBeGreaterThan(0);
  expect(warn).toHaveBeenCalled();
  const asked = serve({[`${former.url}/index.json`]: packShard(whole.shard), ...manifest, ...filesIn(current)});
  const {groups} = await search.search('caching', options);
  expect(groups[0]!.hits[0]!.snippet.length).toBeGreaterThan(0);
  expect(asked.map(([url]) => url)).not.toContain(`${former.url}/index.json`);
});

it('fails where there is no index at all, and tries again when asked', async () => {
  const search = createEmbeddedSearch([former]);
  serve({});
  await expect(search.search('caching', options)).rejects.toThrow('answered 404');
  serve({...manifest, ...filesIn(current)});
  await expect(search.search('caching', options)).resolves.toBeDefined();
});

it('takes no index that it cannot read', async () => {
  serve(filesIn(former.url, {...packShard(whole.shard), format: SHARD_FORMAT + 1}));
  await expect(createEmbeddedSearch([former]).search('caching', options)).rejects.toThrow('load the page again');
});
