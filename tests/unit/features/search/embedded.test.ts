import {createEmbeddedSearch} from '@site/src/features/search/engine/embedded';
import {packShard} from '@site/src/features/search/engine/packed-shard';
import type {SearchResults} from '@site/src/features/search/engine/results';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {infoOf, sample, sampleShard} from './sample';

const latest = sample();
const cached = {path: '/docs/4.6/caching', title: 'Caching', text: 'Caching in 4.6.'};
const older = sampleShard([cached], 'docs-default-4.6', '4.6');
const numbered = ['4.7.2', '4.5.3'].map((number) => ({path: `/release-notes/v4/${number}`, title: `Harper ${number}`}));
const upgrade = {path: '/release-notes/upgrade', title: 'Plan an upgrade', text: 'Choose two releases.'};
const notes = sampleShard([...numbered, upgrade], 'docs-release-notes-current', 'Release notes');
const shards = [latest, older, notes];
const infos = [infoOf(latest), infoOf(older, '/docs/4.6'), infoOf(notes, '/release-notes')];
const options = {tags: [infos[0]!.tag, infos[2]!.tag], pages: 5, hitsPerPage: 3, snippetLength: 100};

let asked: string[];
let answer: (url: string) => unknown;

beforeEach(() => {
  asked = [];
  answer = (url) => {
    const [, tag, file] = /search-index\/([^/]+)\/(\w+)\.json/.exec(url)!;
    const {shard, texts} = shards.find((one) => one.shard.tag === tag)!;
    return file === 'index' ? packShard(shard) : texts[Number(file)];
  };
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json(await answer(url));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const snippetOf = ({groups}: SearchResults) => groups[0]?.hits[0]?.snippet.map(({text}) => text).join('');

it('shows what was found first, and its text when that is there', async () => {
  const partial: SearchResults[] = [];
  const search = createEmbeddedSearch(infos);
  const results = await search.search('search_by_conditions', {...options, onPartial: (more) => partial.push(more)});
  expect(partial.at(-1)!.groups[0]!.hits[0]!.isPending).toBe(true);
  expect(snippetOf(results)).toBe('Finds records that meet several conditions.');
  expect(results.groups.flatMap(({hits}) => hits).filter(({isPending}) => isPending)).toEqual([]);
  // Only the texts of what is shown, and each once.
  const texts = asked.filter((url) => !url.endsWith('index.json'));
  expect(texts.length).toBeLessThanOrEqual(results.groups.length);
  await search.search('search_by_conditions', options);
  expect(asked.filter((url) => !url.endsWith('index.json'))).toEqual(texts);
});

it('fetches no text for a query that the reader types on', async () => {
  const search = createEmbeddedSearch(infos);
  const controller = new AbortController();
  const wait = search.search('search', {...options, signal: controller.signal, onPartial: () => controller.abort()});
  await expect(wait).rejects.toThrow(/abort/);
  expect(asked.filter((url) => !url.endsWith('index.json'))).toEqual([]);
});

it('still shows results when a text is damaged, and reports it', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const whole = answer;
  answer = (url) => (url.endsWith('index.json') ? whole(url) : [[]]);
  const results = await createEmbeddedSearch(infos).search('search_by_conditions', options);
  expect(results.groups[0]!.url).toBe('/docs/nosql');
  expect(snippetOf(results)).toBe('');
  expect(warn.mock.calls.flat().map(String).join()).toMatch(/damaged/);
});

it('refuses a damaged index, and takes a mended one', async () => {
  const search = createEmbeddedSearch(infos);
  const whole = answer;
  answer = (url) => (url.includes('4.7/index') ? packShard({...latest.shard, sections: []}) : whole(url));
  await expect(search.search('caching', options)).rejects.toThrow(/damaged/);
  answer = whole;
  expect((await search.search('caching', options)).groups[0]!.url).toBe('/docs/caching');
});

it('shows what is there while other versions are on their way', async () => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  const whole = answer;
  answer = async (url) => {
    if (url.includes('4.6/index')) await isReleased;
    return whole(url);
  };
  const partial: SearchResults[] = [];
  const all = {...options, tags: infos.map(({tag}) => tag)};
  const wait = createEmbeddedSearch(infos).search('caching', {...all, onPartial: (more) => partial.push(more)});
  await vi.waitFor(() => expect(partial.at(-1)?.progress).toEqual({loaded: 2, total: 3}));
  expect(partial.at(-1)!.groups[0]!.url).toBe('/docs/caching');
  release();
  const results = await wait;
  expect(results.progress).toBeUndefined();
  expect(results.groups[0]!.otherVersions).toEqual([{label: '4.6', url: '/docs/4.6/caching'}]);
});

it('searches the version that the query names', async () => {
  const results = await createEmbeddedSearch(infos).search('caching 4.6', options);
  expect(results.instead).toBe('4.6');
  expect(results.groups[0]!.url).toBe('/docs/4.6/caching');
});
