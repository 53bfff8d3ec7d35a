// cspell:ignore delpoy grafanna replicaton serch wxyz
import {editDistance} from '@site/src/lib/edit-distance';
import {expect, it} from 'vitest';

it.each([
  ['port', 'port', 0],
  ['serch', 'search', 1],
  ['delpoy', 'deploy', 1],
  ['grafanna', 'grafana', 1],
  ['replicaton', 'replication', 1],
  ['abcd', 'wxyz', 3],
  ['a', 'abcdef', 3],
])('%s to %s is %i, within a limit of 2', (a, b, distance) => expect(editDistance(a, b, 2)).toBe(distance));

it('counts on to the limit, also in long texts', () => {
  const path = '/docs/developers/operations-api/'.repeat(6);
  expect(editDistance(`${path}jobs`, `${path}logs`, 200)).toBe(2);
  expect(editDistance(path, 'x'.repeat(path.length), 255)).toBe(path.length);
});
