import {withFallback} from '@site/src/lib/search/docsearch-client';
import type {DocSearchHit} from '@site/src/lib/search/docsearch-hits';
import {hostedSearchFor} from '@site/src/lib/search/hosted-search';
import {createSearchService} from '@site/src/lib/search/hosted-service';
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
  _highlightResult: {hierarchy: {lvl2: {value: '\uE000search\uE001_by_conditions <img src=x>'}}},
  _snippetResult: {content: {value: 'a \uE000condition\uE001 &lt;b&gt;'}},
};

const silence = () => new Promise(() => {});
const refuse = () => {
  throw new Error('403');
};
const found = (...hits: object[]) => ({results: [{hits, nbHits: hits.length}]});

/** Whether the files of the site can be loaded. */
let isOnline: boolean;

beforeEach(() => {
  algolia.asked = [];
  isOnline = true;
  vi.stubGlobal('fetch', (url: string) => {
    if (!isOnline) return Promise.reject(new TypeError('Failed to fetch'));
    const page = /(\d+)\.json$/.exec(url)?.[1];
    const body = page ? loaded.texts[Number(page)] : loaded.shard;
    return Promise.resolve({ok: true, json: () => Promise.resolve(structuredClone(body))});
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const newSite = () => ({language: 'en', shards: [info], algolia: access});
const service = () => createSearchService(newSite());

describe('the search page', () => {
  it('asks for the language, the tags and marks that no text has', async () => {
    algolia.answer = () => found(hit);
    await service().search('conditions', options);
    expect(algolia.asked).toMatchObject([
      {
        requests: [
          {
            indexName: 'harper-docs',
            query: 'conditions',
            facetFilters: ['language:en', [`docusaurus_tag:${info.tag}`]],
            attributesToSnippet: ['content:20'],
            highlightPreTag: '\uE000',
          },
        ],
      },
    ]);
  });

  it('reads the answer as text, with its marks, on this site', async () => {
    algolia.answer = () => found(hit, {...hit, objectID: '2'});
    const {groups, source} = await service().search('conditions', options);
    expect(source).toBe('algolia');
    expect(groups).toHaveLength(1);
    expect(groups[0]).toMatchObject({
      url: '/docs/nosql',
      title: 'NoSQL <operations>',
      label: '4.7',
      trail: ['Developers'],
    });
    expect(groups[0]!.hits).toEqual([
      {
        url: '/docs/nosql#search_by_conditions',
        title: [
          {text: 'search', isMarked: true},
          {text: '_by_conditions <img src=x>', isMarked: false},
        ],
        snippet: [
          {text: 'a ', isMarked: false},
          {text: 'condition', isMarked: true},
          {text: ' <b>', isMarked: false},
        ],
        code: [],
      },
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
    const start = performance.now();
    await one.search('search_by_conditions', options);
    expect(performance.now() - start).toBeLessThan(800);
    const again = performance.now();
    expect((await one.search('conditions', options)).source).toBe('embedded');
    expect(performance.now() - again).toBeLessThan(300);
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
    setTimeout(() => controller.abort(), 50);
    await expect(answer).rejects.toThrow(/abort/);
    expect(console.warn).not.toHaveBeenCalled();
  });
});

describe('the client of DocSearch', () => {
  const answers: [string, number | undefined][] = [];
  const searchWith = async (site: ReturnType<typeof newSite>, query: string) => {
    const scope = {tags: [info.tag], place: undefined, origin: 'https://docs.example.com', rootName: 'Documentation'};
    const transform = withFallback(hostedSearchFor(site), scope, (...answer) => answers.push(answer));
    const {search} = transform(client as unknown as Parameters<typeof transform>[0]);
    const request: Requests = {requests: [{indexName: 'harper-docs', query}]};
    const {results} = (await search(request as never)) as {results: unknown[]};
    return results[0] as {
      hits: DocSearchHit[];
      nbHits: number;
      searchSuggestions: string[];
      hasFailed: boolean;
    };
  };
  beforeEach(() => void answers.splice(0));

  it('makes texts safe, and addresses those of this site', async () => {
    algolia.answer = () =>
      found({
        ...hit,
        content: '<img src=x onerror=alert(1)> &lt;b&gt;',
        type: 'lvl2',
        _snippetResult: {hierarchy: {lvl2: {value: '<i>\uE000search\uE001'}}},
      });
    const {hits, hasFailed, searchSuggestions} = await searchWith(newSite(), 'search');
    expect(hits).toEqual([
      {
        objectID: '1',
        url: '/docs/nosql#search_by_conditions',
        url_without_anchor: '/docs/nosql',
        anchor: 'search_by_conditions',
        type: 'lvl2',
        content: '&lt;img src=x onerror=alert(1)&gt; &lt;b&gt;',
        hierarchy: {
          lvl0: 'Developers',
          lvl1: 'NoSQL &lt;operations&gt;',
          lvl2: 'search_by_conditions',
          lvl3: null,
          lvl4: null,
          lvl5: null,
          lvl6: null,
        },
        _snippetResult: {content: {value: ''}, hierarchy: {lvl2: {value: '&lt;i&gt;<mark>search</mark>'}}},
      },
    ]);
    expect({hasFailed, searchSuggestions}).toEqual({hasFailed: false, searchSuggestions: []});
    expect(answers).toEqual([['search', 1]]);
  });

  it('answers from the shards in records of the same form, and at once in the next minutes', async () => {
    algolia.answer = silence;
    const site = newSite();
    const {hits, nbHits} = await searchWith(site, 'search_by_conditions');
    expect(hits[0]).toMatchObject({
      objectID: 'https://docs.example.com/docs/nosql#search_by_conditions',
      url: '/docs/nosql#search_by_conditions',
      type: 'lvl2',
      content: null,
      hierarchy: {lvl0: 'Documentation', lvl1: 'NoSQL operations', lvl2: 'search_by_conditions', lvl3: null},
      _snippetResult: {hierarchy: {lvl2: {value: '<mark>search_by_conditions</mark>'}}},
    });
    const text = hits.find(({url}) => url === '/docs');
    expect(text).toMatchObject({type: 'content', anchor: null, hierarchy: {lvl1: 'Start', lvl2: null}});
    // oxlint-disable-next-line no-underscore-dangle -- Algolia's name
    expect(text!._snippetResult.content.value).toContain('<mark>search_by_conditions</mark>');
    expect(nbHits).toBeGreaterThanOrEqual(hits.length);
    const start = performance.now();
    await searchWith(site, 'conditions');
    expect(performance.now() - start).toBeLessThan(300);
    expect(algolia.asked).toHaveLength(1);
  });

  it('shares the outage with the search page', async () => {
    algolia.answer = refuse;
    const site = newSite();
    await searchWith(site, 'conditions');
    expect((await createSearchService(site).search('conditions', options)).source).toBe('embedded');
    expect(algolia.asked).toHaveLength(1);
  });

  it('suggests titles where nothing was found', async () => {
    algolia.answer = () => found();
    const {searchSuggestions, hasFailed} = await searchWith(newSite(), 'cachng');
    expect(searchSuggestions[0]).toBe('Caching');
    expect(hasFailed).toBe(false);
    expect(answers).toEqual([['cachng', 0]]);
  });

  it('says when nobody could be asked', async () => {
    algolia.answer = refuse;
    isOnline = false;
    expect(await searchWith(newSite(), 'caching')).toMatchObject({hits: [], hasFailed: true, searchSuggestions: []});
    expect(answers).toEqual([['caching', undefined]]);
  });
});
