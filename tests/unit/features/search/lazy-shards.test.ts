import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {middlewareOf} from '../../../../src/lib/node/dev-server';
import type {Shard} from '../../../../src/features/search/engine/shard';
import type {ShardWithTexts} from '../../../../src/features/search/node/shard-files';
import {lazyShards} from '../../../../src/features/search/node/lazy-shards';

describe('lazyShards', () => {
  let shards: ReturnType<typeof lazyShards>;
  let server: Server;
  let origin: string;

  beforeEach(async () => {
    shards = lazyShards('/manual/search-index/');
    server = createServer((request, response) =>
      middlewareOf(shards.answer)(request, response, () => response.writeHead(404).end('next')),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterEach(() => {
    server.close();
    vi.restoreAllMocks();
  });

  const shard = (label: string): ShardWithTexts => ({
    shard: {label, pages: [], sections: []} as unknown as Shard,
    texts: [[[{type: 'text', text: `Text of ${label}`}]]],
  });
  const get = (path: string) => fetch(origin + path);

  it('makes a shard when it is asked for, and once', async () => {
    const make = vi.fn<() => Promise<ShardWithTexts>>(() => Promise.resolve(shard('4.7')));
    expect(shards.offer('docs-default-4.7', make)).toBe('docs-default-4.7');
    expect(make).not.toHaveBeenCalled();
    const answers = await Promise.all([1, 2].map(() => get('/manual/search-index/docs-default-4.7/index.json?x=1')));
    expect(await answers[0]!.json()).toMatchObject({label: '4.7'});
    const text = await get('/manual/search-index/docs-default-4.7/0.json');
    expect(await text.json()).toEqual([[{type: 'text', text: 'Text of 4.7'}]]);
    expect((await get('/manual/search-index/docs-default-4.7/1.json')).status).toBe(404);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('makes it anew after a change of the content', async () => {
    shards.offer('a', () => Promise.resolve(shard('before')));
    await get('/manual/search-index/a/index.json');
    shards.offer('a', () => Promise.resolve(shard('after')));
    expect(await (await get('/manual/search-index/a/index.json')).json()).toMatchObject({label: 'after'});
  });

  it('leaves other requests alone', async () => {
    shards.offer('a', () => Promise.resolve(shard('a')));
    for (const path of ['/manual/search-index/b/index.json', '/search-index/a/index.json', '/manual/docs']) {
      expect((await get(path)).status).toBe(404);
    }
  });

  it('says what went wrong, and tries again at the next request', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const make = vi
      .fn<() => Promise<ShardWithTexts>>(() => Promise.resolve(shard('mended')))
      .mockRejectedValueOnce(new Error('cannot read docs/a.md'));
    shards.offer('a', make);
    const answer = await get('/manual/search-index/a/index.json');
    expect(answer.status).toBe(500);
    expect(await answer.text()).toContain('cannot read docs/a.md');
    expect(log).toHaveBeenCalledTimes(1);
    expect((await get('/manual/search-index/a/index.json')).status).toBe(200);
  });
});
