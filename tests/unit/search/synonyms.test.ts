import {MEANS, SAME} from '@site/src/search/engine/synonym-groups';
import {meaningsOf, synonymsOf} from '@site/src/search/engine/synonyms';
import {wordsOf} from '@site/src/search/engine/tokenize';
import {describe, expect, it} from 'vitest';

const meant = (query: string) => meaningsOf(wordsOf(query)).map(({stems}) => stems.join(' '));

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
    expect(meaningsOf(wordsOf('table foreign key'))).toEqual([{from: 1, length: 2, stems: ['@relationship']}]));

  it('have no group twice and no word alone', () => {
    expect(SAME.filter((group) => group.split(' ').length < 2)).toEqual([]);
    expect(new Set(SAME).size).toBe(SAME.length);
    // A word of which nothing is left, such as a stop word, would match everything.
    expect(
      Object.values(MEANS)
        .flatMap((all) => all.split(', '))
        .filter(
          (words) =>
            wordsOf(words).length !==
            words.split(' ').filter((word) => !['to', 'in', 'on', 'the'].includes(word)).length,
        ),
    ).toEqual([]);
  });
});
