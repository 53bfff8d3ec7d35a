import {matchSections} from '@site/src/features/search/engine/match-sections';
import {openShard} from '@site/src/features/search/engine/open-shard';
import {sectionUrl} from '@site/src/features/search/engine/shard';
import {describe, expect, it} from 'vitest';
import {sample, sampleShard} from './sample';

const find = (query: string) =>
  matchSections([sample()], query).best.map(({shard, section}) => sectionUrl(shard, section));

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
    const urls = matchSections([sample(), other], 'cachet').best.map(({shard, section}) => sectionUrl(shard, section));
    expect(urls).toEqual(['/fabric']);
  });

  it('knows by rare words more than by common ones what is wanted', () => {
    const words = {title: 'Page', text: 'Set it to work.'};
    const common = Array.from({length: 20}, (_, page) => ({path: `/docs/${page}`, ...words}));
    const shard = sampleShard([...common, {path: '/docs/map', title: 'Map', text: 'Tessellate the plane.'}]);
    const [first, second] = matchSections([shard], 'set work tessellate').best;
    expect(sectionUrl(first!.shard, first!.section)).toBe('/docs/map');
    expect(first!.strength).toBeGreaterThan(100 * second!.strength);
  });

  it('bears a query of any length', () => expect(() => find(`${'a'.repeat(300)} `.repeat(50))).not.toThrow());
});

describe('second choices', () => {
  const pages = [
    {path: '/docs/users', title: 'Users', text: 'Add a user with add_user.', sections: []},
    {path: '/docs/studio', title: 'Users in Studio', text: 'Add a user with add_user.', demotion: 'screen' as const},
    {path: '/docs/old', title: 'Users before', text: 'Add a user with add_user.', demotion: 'legacy' as const},
  ];
  const paths = (query: string, place?: string) =>
    matchSections([sampleShard(pages)], query, place).best.map(({shard, section}) => sectionUrl(shard, section));

  it('come behind what does the same', () => expect(paths('add user')[0]).toBe('/docs/users'));
  it('come first for who asks for them', () => {
    expect(paths('add user studio')[0]).toBe('/docs/studio');
    expect(paths('legacy users before')[0]).toBe('/docs/old');
  });
  it('are none for who is in a guide of screens', () => {
    const screens = pages.map((page) => ({...page, demotion: 'screen' as const}));
    const guide = sampleShard(screens, 'docs-fabric-current', 'Fabric');
    const best = (place?: string) => matchSections([guide], 'add user', place).best[0]!.score;
    expect(best('fabric')).toBeGreaterThan(best());
    expect(paths('add user', 'default')[0]).toBe('/docs/users');
  });
});

it('the section that explains a port comes before those that mention it', () => {
  const shard = sampleShard([
    {
      path: '/docs/errors',
      title: 'Errors',
      sections: [
        {heading: 'Ports', text: '9925 is the port of operations', numbers: ['9925']},
        {heading: 'Other', text: 'An operation that was not found, or a port such as 9925 9925 9925, 9925.'},
      ],
    },
  ]);
  const first = (query: string) => sectionUrl(shard.shard, matchSections([shard], query).best[0]!.section);
  expect(first('9925')).toBe('/docs/errors#ports');
  expect(first('which port is 9925')).toBe('/docs/errors#ports');
});

it('says when there are more than are counted', () => {
  const many = sampleShard(
    Array.from({length: 250}, (_, page) => ({path: `/docs/${page}`, title: `Page ${page}`, text: 'common words'})),
  );
  expect(matchSections([many], 'common')).toMatchObject({hasMore: true});
  expect(matchSections([many], 'common').best).toHaveLength(200);
  expect(matchSections([sample()], 'records').hasMore).toBe(false);
});

it('refuses a damaged shard', () => {
  const {shard} = sample();
  expect(() => openShard({...shard, index: {...shard.index, impacts: ''}})).toThrow(/damaged/);
  const steps = shard.index.steps.replaceAll('#', '~');
  expect(() => openShard({...shard, index: {...shard.index, steps}})).toThrow(/damaged/);
  expect(() => openShard({...shard, pages: []})).toThrow(/damaged/);
  expect(() => openShard({...shard, messages: [{section: 999, texts: []}]})).toThrow(/damaged/);
  expect(() => openShard({...shard, numbers: [{section: 999, texts: []}]})).toThrow(/damaged/);
});
