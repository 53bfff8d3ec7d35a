import {toDocSearchRecords} from '@site/src/features/search/node/docsearch-records';
import {expect, it} from 'vitest';
import {sample, sampleShard} from './sample';

it('writes a record per heading and per text, in the form of DocSearch', () => {
  const records = toDocSearchRecords(sample(), 'https://docs.example.com', 'Documentation');
  const page = 'https://docs.example.com/docs/nosql';
  const levels = {lvl0: 'Documentation › NoSQL operations', lvl1: 'NoSQL operations', lvl2: 'search_by_conditions'};
  expect(records.find(({objectID}) => objectID.endsWith('/docs/nosql#search_by_conditions'))).toEqual({
    objectID: `${page}#search_by_conditions`,
    url: `${page}#search_by_conditions`,
    url_without_anchor: page,
    anchor: 'search_by_conditions',
    type: 'lvl2',
    content: null,
    hierarchy: {...levels, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    lang: 'en',
    language: 'en',
    version: ['4.7'],
    docusaurus_tag: 'docs-default-4.7',
    weight: {pageRank: 0, level: 80, position: 2},
  });
  const text = records.find(({objectID}) => objectID.endsWith('#search_by_conditions~1'));
  expect(text).toMatchObject({type: 'content', content: 'Finds records that meet several conditions.'});
  expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
});

it('carries keywords with the heading of their section alone', () => {
  const records = toDocSearchRecords(sample(), '', 'Documentation', ({anchor}) =>
    anchor === 'search_by_conditions' ? ['where clause'] : [],
  );
  const having = records.filter((record) => 'keywords' in record);
  expect(having.map(({objectID, keywords}) => [objectID, keywords])).toEqual([
    ['/docs/nosql#search_by_conditions', ['where clause']],
  ]);
});

it('cuts long texts into records of a size that Algolia accepts', () => {
  const text = Array.from({length: 300}, (_, line) => `Line ${line} of a long text.`).join('\n');
  const shard = sampleShard([{path: '/docs/long', title: 'Long', text: `${text}\n${'x'.repeat(5000)}`}]);
  const contents = toDocSearchRecords(shard, '', 'Documentation').flatMap(({content}) => content ?? []);
  expect(contents.length).toBeGreaterThan(3);
  expect(Math.max(...contents.map(({length}) => length))).toBeLessThanOrEqual(2001);
  expect(contents.join('\n').replace(/\s/g, '')).toBe(`${text}${'x'.repeat(5000)}`.replace(/\s/g, ''));
});

it('escapes texts, which DocSearch shows as markup', () => {
  const shard = sampleShard([{path: '/docs/tags', title: 'A <b> & c', text: 'Write <i>.'}]);
  const [page, text] = toDocSearchRecords(shard, '', 'Documentation');
  expect(page!.hierarchy.lvl1).toBe('A &lt;b&gt; &amp; c');
  expect(text!.content).toBe('Write &lt;i&gt;.');
});
