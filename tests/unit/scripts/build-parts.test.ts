import {expect, it} from 'vitest';
import {expensiveParts} from '../../../scripts/bench/build-parts';

const OUTPUT = `
[INFO] Creating an optimized production build...
\u001B[33m[PERF]\u001B[39m Build > Load site > Load plugins - \u001B[31m3.00 seconds!\u001B[39m
[PERF] Build > Load site - 3.50 seconds! (Heap 100mb -> 200mb / Total 300mb)
[PERF] Build > Bundle - 900.00 ms
[PERF] Build - 5.00 seconds!
`;

it('the most expensive parts come first, each without what is inside it', () => {
  expect(expensiveParts(OUTPUT, 3)).toEqual([
    {name: 'Load site: Load plugins', seconds: 3},
    {name: 'Build: Bundle', seconds: 0.9},
    {name: 'Build', seconds: expect.closeTo(0.6) as number},
  ]);
});

it('a build that tells no times is an error', () => {
  expect(() => expensiveParts('[SUCCESS]', 3)).toThrow('did not say how long');
});
