import {indexForms, indexTerms, stemOf, wordsOf} from '@site/src/features/search/engine/tokenize';
import {describe, expect, it} from 'vitest';

const wholeWords = (text: string) => wordsOf(text).map(({whole}) => whole);

describe('wordsOf', () => {
  it('takes the three spellings of a setting for one', () => {
    const spellings = ['operationsApi.network.port', 'operationsApi_network_port', 'OPERATIONSAPI_NETWORK_PORT'];
    expect(new Set(spellings.flatMap(wholeWords)).size).toBe(1);
  });

  it('keeps the pieces of identifiers, and the shorter paths of a long one', () => {
    expect(wordsOf('keepAliveTimeout')[0]!.parts).toEqual(['keep', 'alive', 'timeout']);
    expect(wordsOf('operationsApi.network.port')[0]!.parts).toEqual(
      expect.arrayContaining(['operationsapi', 'operations', 'api', 'network', 'port', 'network_port']),
    );
    expect(wordsOf('@primaryKey')[0]).toMatchObject({whole: '@primarykey', parts: ['primarykey', 'primary', 'key']});
  });

  it.each([
    ['X-Powered-By:', 'x_powered_by'],
    ['v4.7.3', '4_7_3'],
    ['(`search_by_conditions`)', 'search_by_conditions'],
    ['application/x-msgpack', 'application'],
    ['end of sentence.', 'end'],
  ])('reads %s', (text, whole) => expect(wholeWords(text)[0]).toBe(whole));

  it('leaves out stop words unless there is nothing else', () => {
    expect(wholeWords('How do I install it?')).toEqual(['install']);
    expect(wholeWords('what is this')).toEqual(['what', 'is', 'this']);
    expect(wholeWords('?!')).toEqual([]);
  });

  it('drops what is too long to be a word', () => expect(wholeWords('x'.repeat(60))).toEqual([]));
});

describe('stemOf', () => {
  it.each([
    ['caching', 'cache'],
    ['installation', 'install'],
    ['replicated', 'replication'],
    ['deployment', 'deploy'],
    ['queries', 'query'],
    ['logging', 'logs'],
    ['authentication', 'authenticate'],
    ['certificates', 'certificate'],
  ])('brings %s and %s together', (one, other) => expect(stemOf(one)).toBe(stemOf(other)));

  it.each(['string', 'access', 'version', '4_7', 'api', 'key'])('leaves %s alone', (word) =>
    expect(stemOf(word)).toBe(word),
  );

  it('does not confuse a station with a state', () => expect(stemOf('station')).not.toBe(stemOf('state')));
});

it('indexes plain words by their stem and remembers the forms', () => {
  expect(indexTerms('caching the caches')).toEqual(['cach', 'cach']);
  expect(indexForms('caching the caches')).toEqual(['caching', 'caches']);
  expect(indexTerms('set_configuration')).toEqual(['set_configuration', 'set', 'configur']);
});
