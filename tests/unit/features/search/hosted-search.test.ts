import {withFallback, type Answer} from '@site/src/features/search/hosted/docsearch-client';
import {createSearchService, type HostedService} from '@site/src/features/search/hosted/hosted-service';
import type {PageGroup} from '@site/src/features/search/engine/results';
import {packShard} from '@site/src/features/search/engine/packed-shard';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {infoOf, sample} from './sample';

type Requests = {requests: Record<string, unknown>[]};

/** In the place of Algolia's client. */
const algolia = vi.hoisted(() => ({answer: (): unknown => undefined, asked: [] as unknown[]}));
const client = vi.hoisted(() => ({
  search: (...parameters: unknown[]) => {
    algolia.asked.push(parameters[0]);
    return Promise.resolve().then(() => algolia.answer());
  },
}));
vi.mock('algoliasearch/lite', () => ({liteClient: () => client}));

const access = {appId: 'TESTAPPID0', apiKey: 'search-only-key', indexName: 'harper-docs', agentId: 'agent-1'};
const loaded = sample();
const info = infoOf(loaded);
const options = {tags: [info.tag], pages: 10, hitsPerPage: 4, snippetLength: 120};
const hit = {
  objectID: '1',
  url: 'https://docs.example.com/docs/nosql#search_by_conditions',
  anchor: 'search_by_conditions',
  type: 'lvl2',
  docusaurus_tag: info.tag,
  hierarchy: {lvl0: 'Developers', lvl1: 'NoSQL &lt;operations&gt;', lvl2: 'search_by_conditions', lvl3: null},
  _highlightResult: {hierarchy: {lvl2: {value: '<mark>search</mark>_by_conditions &lt;img src=x&gt;'}}},
  _snippetResult: {content: {value: 'a <mark>condition</mark> &lt;b&gt;'}},
};

const marked = (text: PageGroup['hits'][number]['snippet']) =>
  text.map((part) => (part.isMarked ? `[${part.text}]` : part.text)).join('');

const silence = () => new Promise(() => {});
const refuse = () => {
  throw new Error('403');
};
const found = (...hits: object[]) => ({results: [{hits, nbHits: hits.length}]});

/** Whether the files of the site can be loaded. */
let isOnline: boolean;
/** For how many milliseconds Algolia would have been waited for. */
let waits: number[];

beforeEach(() => {
  algolia.asked = [];
  waits = [];
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    waits.push(limit);
    return timeout(10);
  });
  isOnline = true;
  vi.stubGlobal('fetch', (url: string) => {
    if (!isOnline) return Promise.reject(new TypeError('Failed to fetch'));
    const page = /(\d+)\.json$/.exec(url)?.[1];
    const body = page ? loaded.texts[Number(page)] : packShard(loaded.shard);
    return Promise.resolve({ok: true, json: () => Promise.resolve(structuredClone(body))});
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const service = () => createSearchService({language: 'en', shards: [info], algolia: access});

describe('the search page', () => {
  it('asks for the language, the tags and marks', async () => {
    algolia.answer = () => found(hit);
    await service().search('conditions', options);
    const [{requests}] = algolia.asked as [Requests];
    expect(requests).toMatchObject([
      {indexName: 'harper-docs', query: 'conditions', attributesToSnippet: ['content:20'], highlightPreTag: '<mark>'},
    ]);
    expect(requests[0]!.facetFilters).toEqual(['language:en', [`docusaurus_tag:${info.tag}`]]);
  });

  it('reads the answer as text, with its marks, on this site', async () => {
    algolia.answer = () => found(hit, {...hit, objectID: '2'});
    const {groups, source} = await service().search('conditions', options);
    expect(source).toBe('algolia');
    expect(groups).toHaveLength(1);
    const [{hits, ...page}] = groups as [PageGroup];
    expect(page).toMatchObject({url: '/docs/nosql', title: 'NoSQL <operations>', label: '4.7', trail: ['Developers']});
    expect(hits.map(({url, title, snippet}) => [url, marked(title), marked(snippet)])).toEqual([
      ['/docs/nosql#search_by_conditions', '[search]_by_conditions <img src=x>', 'a [condition] <b>'],
    ]);
  });

  it('leaves out addresses that are none', async () => {
    algolia.answer = () => found({...hit, url: 'javascript:alert(1)'});
    expect((await service().search('conditions', options)).groups).toEqual([]);
  });

  it.each<[string, () => unknown]>([
    ['a refusal', refuse],
    ['another form', () => ({results: [{nothing: true}]})],
    ['hits of another form', () => ({results: [{hits: [{url: 1}]}]})],
    ['silence', silence],
  ])('answers from the shards after %s', async (_, answer) => {
    algolia.answer = answer;
    const results = await service().search('search_by_conditions', options);
    expect(results.source).toBe('embedded');
    expect(results.groups[0]!.url).toBe('/docs/nosql');
    expect(algolia.asked).toHaveLength(1);
  });

  it('is answered within 800 ms of silence, and then at once', async () => {
    algolia.answer = silence;
    const one = service();
    await one.search('search_by_conditions', options);
    expect((await one.search('conditions', options)).source).toBe('embedded');
    expect(waits).toEqual([expect.toSatisfy((limit: number) => limit < 800)]);
    expect(algolia.asked).toHaveLength(1);
  });

  it('asks again some minutes later', async () => {
    algolia.answer = refuse;
    const one = service();
    await one.search('search_by_conditions', options);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 600_000);
    algolia.answer = () => found(hit);
    expect((await one.search('conditions', options)).source).toBe('algolia');
  });

  it('asks nobody else when the reader types on', async () => {
    algolia.answer = silence;
    const controller = new AbortController();
    const answer = service().search('a', {...options, signal: controller.signal});
    controller.abort();
    await expect(answer).rejects.toThrow(/abort/);
    expect(console.warn).not.toHaveBeenCalled();
  });
});

describe('the client of DocSearch', () => {
  const answers: Answer[] = [];
  const searchWith = async (hosted: HostedService, query: string) => {
    const scope = {tags: [info.tag], place: undefined, origin: 'https://docs.example.com', rootName: 'Documentation'};
    const transform = withFallback(hosted, scope, (answer) => answers.push(answer));
    const {search} = transform(client as unknown as Parameters<typeof transform>[0]);
    const request: Requests = {requests: [{indexName: 'harper-docs', query}]};
    const {results} = (await search(request as never)) as {results: unknown[]};
    return results[0] as {
      hits: {url: string; hierarchy: object; _snippetResult: {content: {value: string}}}[];
      nbHits: number;
    };
  };
  beforeEach(() => void answers.splice(0));

  it('hands on what Algolia found as it is', async () => {
    const answer = found(hit);
    algolia.answer = () => answer;
    expect(await searchWith(service(), 'search')).toBe(answer.results[0]);
    expect(answers).toEqual([{query: 'search'}, {query: 'search', count: 1}]);
  });

  it('answers from the shards in records of the same form, and at once in the next minutes', async () => {
    algolia.answer = () => ({results: [{nothing: true}]});
    const one = service();
    const {hits, nbHits} = await searchWith(one, 'search_by_conditions');
    expect(hits[0]).toEqual({
      objectID: 'https://docs.example.com/docs/nosql#search_by_conditions',
      url: '/docs/nosql#search_by_conditions',
      type: 'lvl2',
      content: null,
      hierarchy: {lvl0: 'Documentation', lvl1: 'NoSQL operations', lvl2: 'search_by_conditions'},
      _snippetResult: {
        content: {value: ''},
        hierarchy: {lvl1: {value: 'NoSQL operations'}, lvl2: {value: '<mark>search_by_conditions</mark>'}},
      },
    });
    const text = hits.find(({url}) => url === '/docs');
    expect(text).toMatchObject({type: 'content', hierarchy: {lvl1: 'Start'}});
    // oxlint-disable-next-line no-underscore-dangle -- Algolia's name
    expect(text!._snippetResult.content.value).toContain('<mark>search_by_conditions</mark>');
    expect(nbHits).toBeGreaterThanOrEqual(hits.length);
    await searchWith(one, 'conditions');
    expect(waits).toHaveLength(1);
    expect(algolia.asked).toHaveLength(1);
  });

  it('writes what the index of this site found as markup that shows it', async () => {
    algolia.answer = refuse;
    const {hits} = await searchWith(service(), 'escape');
    expect(JSON.stringify(hits)).toContain('&lt;b&gt; &amp;');
    expect(JSON.stringify(hits)).not.toContain('<b>');
  });

  it('shares the outage with the search page', async () => {
    algolia.answer = refuse;
    const one = service();
    await searchWith(one, 'conditions');
    expect((await one.search('conditions', options)).source).toBe('embedded');
    expect(algolia.asked).toHaveLength(1);
  });

  it('says when nobody could be asked', async () => {
    algolia.answer = refuse;
    isOnline = false;
    expect(await searchWith(service(), 'caching')).toMatchObject({hits: [], nbHits: 0});
    expect(answers).toEqual([{query: 'caching'}, {query: 'caching', hasFailed: true}]);
  });
});
