import {ONE_WAY, TWO_WAY} from '@site/src/features/search/engine/synonym-groups';
import {oneWaySynonymsOf, synonymsOf} from '@site/src/features/search/engine/synonyms';
import {wordsOf} from '@site/src/features/search/engine/tokenize';
import {describe, expect, it} from 'vitest';

const meant = (query: string) => oneWaySynonymsOf(wordsOf(query)).map(({stems}) => stems.join(' '));

describe('synonyms', () => {
  it('stand for each other in all their forms', () => {
    expect(synonymsOf('delet')).toContain('drop');
    expect(synonymsOf('drop')).toContain('delet');
    expect(synonymsOf('zebra')).toEqual([]);
  });

  it('know what readers of other products mean, in one way only', () => {
    expect(meant('pagination')).toEqual(['limit']);
    expect(meant('limit')).toEqual([]);
    expect(meant('a foreign key to a table')).toEqual(['@relationship']);
    expect(meant('key foreign')).toEqual([]);
  });

  it('say where the words stand in the query', () =>
    expect(oneWaySynonymsOf(wordsOf('table foreign key'))).toEqual([{from: 1, length: 2, stems: ['@relationship']}]));

  it('have no group twice and no word alone', () => {
    expect(TWO_WAY.filter((group) => group.split(' ').length < 2)).toEqual([]);
    expect(new Set(TWO_WAY).size).toBe(TWO_WAY.length);
    // A word of which nothing is left, such as a stop word, would match everything.
    expect(
      Object.values(ONE_WAY)
        .flatMap((all) => all.split(', '))
        .filter(
          (words) =>
            wordsOf(words).length !==
            words.split(' ').filter((word) => !['to', 'in', 'on', 'the'].includes(word)).length,
        ),
    ).toEqual([]);
  });
});
