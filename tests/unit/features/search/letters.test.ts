import {editDistance} from '@site/src/lib/edit-distance';
import {countBits, lettersOf} from '@site/src/features/search/engine/letters';
import {expect, it} from 'vitest';

it('no two words differ in more letters than twice the edits between them', () => {
  const words = [
    'replication',
    'replicaton',
    'replicatoin',
    'repilcashun',
    'port',
    'prot',
    'sort',
    'ports',
    'http_port',
  ];
  for (const one of words) {
    for (const other of words) {
      const different = countBits(lettersOf(one) ^ lettersOf(other));
      expect(different, `${one} ${other}`).toBeLessThanOrEqual(2 * editDistance(one, other, 20));
    }
  }
  expect(countBits(lettersOf('port') ^ lettersOf('sort'))).toBe(2);
});
