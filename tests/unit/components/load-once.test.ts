import {forgetFailures, loadOnce} from '@site/src/components/Later/load-once';
import {expect, it, vi} from 'vitest';

it('loads a name once, and gives every call the same promise', async () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('list'));
  const loading = loadOnce('a list', load);
  expect(loadOnce('a list', load)).toBe(loading);
  await expect(loading).resolves.toBe('list');
  forgetFailures();
  expect(loadOnce('a list', load)).toBe(loading);
  expect(load).toHaveBeenCalledTimes(1);
});

it('keeps a failure until it is forgotten, and then loads anew', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('list');
  const loading = loadOnce('another list', load);
  await expect(loading).rejects.toThrow('offline');
  expect(loadOnce('another list', load)).toBe(loading);
  forgetFailures();
  await expect(loadOnce('another list', load)).resolves.toBe('list');
});
