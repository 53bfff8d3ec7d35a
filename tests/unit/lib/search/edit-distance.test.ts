import {editDistance} from '@site/src/lib/search/edit-distance';
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
