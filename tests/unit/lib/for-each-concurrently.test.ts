import {forEachConcurrently} from '@site/src/lib/for-each-concurrently';
import {expect, it} from 'vitest';

const pause = () => new Promise((resolve) => setTimeout(resolve, 2));

it('does everything once, and so many at a time', async () => {
  let running = 0;
  let most = 0;
  const done: number[] = [];
  await forEachConcurrently([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    most = Math.max(most, ++running);
    await pause();
    running--;
    done.push(item);
  });
  expect(done).toHaveLength(7);
  expect(new Set(done)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]));
  expect(most).toBe(3);
});

it('begins nothing after an error, and reports the first when all that had begun has ended', async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  const all = forEachConcurrently([1, 2, 3, 4, 5], 2, async (item) => {
    begun.push(item);
    if (item === 1) throw new Error('the first');
    await pause();
    ended.push(item);
    throw new Error('a later one');
  });
  await expect(all).rejects.toThrow('the first');
  expect(begun).toEqual([1, 2]);
  expect(ended).toEqual([2]);
});
