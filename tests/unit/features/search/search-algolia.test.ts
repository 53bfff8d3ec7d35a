import type {PageGroup} from '@site/src/features/search/engine/results';
import {searchAlgolia} from '@site/src/features/search/hosted/search-algolia';
import {beforeEach, expect, it, vi} from 'vitest';
import {infoOf, sample} from './sample';

type Requests = {requests: Record<string, unknown>[]};

/** In the place of Algolia's client. */
const algolia = vi.hoisted(() => ({answer: (): unknown => undefined, asked: [] as unknown[]}));
vi.mock('algoliasearch/lite', () => ({
  liteClient: () => ({
    search: (...parameters: unknown[]) => {
      algolia.asked.push(parameters[0]);
      return Promise.resolve().then(() => algolia.answer());
    },
  }),
}));

const info = infoOf(sample());
const site = {
  language: 'en',
  shards: [info],
  algolia: {appId: 'TESTAPPID0', apiKey: 'search-only-key', indexName: 'harper-docs', agentId: 'agent-1'},
};
const options = {tags: [info.tag], pages: 10, hitsPerPage: 4, snippetLength: 120};
const hit = {
  objectID: '1',
  url: 'https://docs.example.com/docs/nosql#search_by_conditions',
  anchor: 'search_by_conditions',
  type: 'lvl2',
  docusaurus_tag: info.tag,
  hierarchy: {
    lvl0: 'Developers › NoSQL &lt;operations&gt;',
    lvl1: 'NoSQL &lt;operations&gt;',
    lvl2: 'search_by_conditions',
    lvl3: null,
  },
  _highlightResult: {hierarchy: {lvl2: {value: '<mark>search</mark>_by_conditions &lt;img src=x&gt;'}}},
  _snippetResult: {content: {value: 'a <mark>condition</mark> &lt;b&gt;'}},
};

const marked = (text: PageGroup['hits'][number]['snippet']) =>
  text.map((part) => (part.isMarked ? `[${part.text}]` : part.text)).join('');
const found = (...hits: object[]) => ({results: [{hits, nbHits: hits.length}]});

beforeEach(() => void (algolia.asked = []));

it('asks for the language, the tags and marks', async () => {
  algolia.answer = () => found(hit);
  await searchAlgolia('conditions', options, site);
  const [{requests}] = algolia.asked as [Requests];
  expect(requests).toMatchObject([
    {indexName: 'harper-docs', query: 'conditions', attributesToSnippet: ['content:20'], highlightPreTag: '<mark>'},
  ]);
  expect(requests[0]!.facetFilters).toEqual(['language:en', [`docusaurus_tag:${info.tag}`]]);
});

it('reads the answer as text, with its marks, on this site, and counts a heading and its text once', async () => {
  algolia.answer = () => found(hit, {...hit, objectID: '2'});
  const {groups, sections} = await searchAlgolia('conditions', options, site);
  expect(groups).toHaveLength(1);
  expect(sections).toBe(1);
  const [{hits, ...page}] = groups as [PageGroup];
  expect(page).toMatchObject({url: '/docs/nosql', title: 'NoSQL <operations>', label: '4.7', trail: ['Developers']});
  expect(hits.map(({url, title, snippet}) => [url, marked(title), marked(snippet)])).toEqual([
    ['/docs/nosql#search_by_conditions', '[search]_by_conditions <img src=x>', 'a [condition] <b>'],
  ]);
});

it('leaves out what is no address', async () => {
  algolia.answer = () => found({...hit, url: 'javascript:alert(1)'});
  expect((await searchAlgolia('conditions', options, site)).groups).toEqual([]);
});

it.each<[string, unknown]>([
  ['no results', {}],
  ['results of another form', {results: [{nothing: true}]}],
  ['hits of another form', {results: [{hits: [{url: 1}]}]}],
])('fails on an answer with %s', async (_, answer) => {
  algolia.answer = () => answer;
  await expect(searchAlgolia('conditions', options, site)).rejects.toThrow('unknown form');
});

it('fails when the reader has typed on', async () => {
  const controller = new AbortController();
  controller.abort();
  const request = searchAlgolia('a', {...options, signal: controller.signal}, site);
  await expect(request).rejects.toThrow(/abort/);
});
