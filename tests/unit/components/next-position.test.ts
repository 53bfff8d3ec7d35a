import {nextPosition} from '@site/src/components/VersionMenu/next-position';
import {describe, expect, it} from 'vitest';

describe('nextPosition', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 3, 0],
    ['ArrowUp', -1, 3],
    ['ArrowUp', 0, 3],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 3],
    ['a', 0, undefined],
    ['Tab', 0, undefined],
  ])('%s leads from %i of four to %s', (key, from, to) => {
    expect(nextPosition(key, from, 4)).toBe(to);
  });
});
