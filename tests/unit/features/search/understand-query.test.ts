import {understandQuery} from '@site/src/features/search/engine/understand-query';
import {describe, expect, it} from 'vitest';

const context = {versions: ['4.7', '4.6', '4.5'], releases: ['4.7.3', '4.7.2', '4.6.1', '4.5.3', '4.4.24', '4.4.0']};
const understand = (query: string) => understandQuery(query, context);

describe('understandQuery', () => {
  it.each([
    ['4.5.3 to 4.7.2', {from: '4.5.3', to: '4.7.2'}],
    ['upgrade from 4.5.3 to 4.7.2', {from: '4.5.3', to: '4.7.2'}],
    ['v4.7.2 v4.5.3', {from: '4.5.3', to: '4.7.2'}],
    ['How do I upgrade from 4.4 to 4.6?', {from: '4.4.24', to: '4.6.1'}],
    ['upgrade 4.4', {from: '4.4.24', to: '4.7.3'}],
    ['upgrading to 4.6', {to: '4.6.1'}],
  ])('offers an upgrade for %s', (query, upgrade) => expect(understand(query).upgrade).toEqual(upgrade));

  it('searches the version that is named', () => {
    expect(understand('caching 4.5')).toEqual({text: 'caching', version: '4.5'});
    expect(understand('4.6 vector index')).toEqual({text: 'vector index', version: '4.6'});
  });

  it('leads to the release when its changes are asked for', () => {
    expect(understandQuery('what is new in 4.4?', context).text).toBe('4.4.0');
    expect(understand('4.7.2 release notes').text).toBe('4.7.2');
  });

  it.each(['4.7', '4.7.2', 'listen on 0.0.0.0', 'TLS 1.2', 'upgrade', 'port 9925', '4.4 caching', ''])(
    'leaves %j as it is',
    (query) => expect(understand(query)).toEqual({text: query}),
  );
});
