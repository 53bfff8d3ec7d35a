import {matchSections, openShard} from '@site/src/lib/search/match-sections';
import {sectionUrl} from '@site/src/lib/search/shard';
import {describe, expect, it} from 'vitest';
import {sample, sampleShard} from './sample';

const find = (query: string) => matchSections([sample()], query).map(({shard, section}) => sectionUrl(shard, section));

describe('matchSections', () => {
  it('ranks an operation above its mentions', () =>
    expect(find('search_by_conditions')[0]).toBe('/docs/nosql#search_by_conditions'));

  it.each(['search_by_cond', 'search by conditions', 'conditions', 'serch_by_conditions', 'SEARCH_BY_CONDITIONS'])(
    'finds the operation by %s',
    (query) => expect(find(query)[0]).toBe('/docs/nosql#search_by_conditions'),
  );

  it.each(['operationsApi.network.port', 'operationsApi_network_port', 'network.port', 'OPERATIONSAPI_NETWORK_PORT'])(
    'finds the setting by %s',
    (query) => expect(find(query)[0]).toBe('/docs/configuration#network'),
  );

  it('finds names in code', () => expect(find('HTTP_PORT')).toContain('/docs/configuration#example'));
  it('finds a directive', () => expect(find('@primaryKey')[0]).toBe('/docs/caching'));
  it('finds a header', () => expect(find('x-powered-by')[0]).toBe('/docs/configuration#headers'));
  it('finds an error message word for word', () =>
    expect(find('No record found for this key')[0]).toBe('/docs/nosql#delete'));
  it('finds another form of a word', () => expect(find('cache')[0]).toBe('/docs/caching'));
  it('finds a misspelt word', () => expect(find('cahcing')[0]).toBe('/docs/caching'));
  it('finds what is meant', () => expect(find('remove a record')[0]).toBe('/docs/nosql#delete'));
  it('finds nothing for nonsense', () => expect(find('zzqqxxyy')).toEqual([]));
  it('finds nothing for nothing', () => expect(find('  ?! ')).toEqual([]));

  it('does not guess when the word stands in another shard', () => {
    const other = sampleShard([{path: '/fabric', title: 'Caches', text: 'cachet'}], 'docs-fabric-current', 'Fabric');
    const urls = matchSections([sample(), other], 'cachet').map(({shard, section}) => sectionUrl(shard, section));
    expect(urls).toEqual(['/fabric']);
  });

  it('bears a query of any length', () => expect(() => find(`${'a'.repeat(300)} `.repeat(50))).not.toThrow());
});

it('refuses a shard of another format, and a damaged one', () => {
  const {shard} = sample();
  expect(() => openShard({...shard, format: 0 as 1})).toThrow(/format 0/);
  expect(() => openShard({...shard, index: {...shard.index, impacts: ''}})).toThrow(/damaged/);
});
