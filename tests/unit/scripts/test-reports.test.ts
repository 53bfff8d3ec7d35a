import {playwrightCounts, vitestCounts} from '@site/scripts/test-reports';
import {resolve} from 'node:path';
import {expect, it} from 'vitest';

it('names the tests of Vitest that failed, with what they say', () => {
  const counts = vitestCounts(
    {
      numPassedTests: 1,
      numFailedTests: 1,
      numPendingTests: 2,
      testResults: [
        {
          name: resolve('tests/unit/a.test.ts'),
          status: 'failed',
          message: '',
          assertionResults: [
            {fullName: 'adds', status: 'passed', failureMessages: []},
            {
              fullName: 'subtracts',
              status: 'failed',
              failureMessages: ['AssertionError: expected 2 to be 1\n    at …'],
            },
          ],
        },
        {
          name: resolve('tests/unit/b.test.ts'),
          status: 'failed',
          message: "Cannot find module './c'",
          assertionResults: [],
        },
        {name: resolve('tests/unit/d.test.ts'), status: 'passed', message: '', assertionResults: []},
      ],
    },
    'npx vitest run --project unit',
  );
  expect(counts).toEqual({
    passed: 1,
    failed: 1,
    skipped: 2,
    failures: [
      'tests/unit/a.test.ts: subtracts: AssertionError: expected 2 to be 1',
      "tests/unit/b.test.ts: could not be loaded: Cannot find module './c'",
    ],
    repeat: [
      'npx vitest run --project unit tests/unit/a.test.ts',
      'npx vitest run --project unit tests/unit/b.test.ts',
    ],
  });
});

it('names the tests of Playwright that failed or needed a second try, also in groups', () => {
  const file = 'search/modal.spec.ts';
  const message = '\u001B[31mError: expect(locator).toBeVisible() failed\u001B[39m\n\nLocator: …';
  const counts = playwrightCounts(
    {
      stats: {expected: 3, unexpected: 1, flaky: 1, skipped: 0},
      suites: [
        {
          file,
          specs: [
            {title: 'opens', tests: [{status: 'expected', results: [{errors: []}]}]},
            {title: 'closes', tests: [{status: 'flaky', results: [{errors: [{message}]}, {errors: []}]}]},
          ],
          suites: [{file, specs: [{title: 'on a phone', tests: [{status: 'unexpected', results: [{errors: [{}]}]}]}]}],
        },
        {file: 'zoom.spec.ts', specs: [{title: 'zooms', tests: [{status: 'skipped', results: []}]}]},
      ],
    },
    'npm run test:browser --',
  );
  expect(counts).toEqual({
    passed: 3,
    failed: 2,
    skipped: 0,
    failures: [
      'search/modal.spec.ts: closes: Error: expect(locator).toBeVisible() failed',
      'search/modal.spec.ts: on a phone',
    ],
    repeat: ['npm run test:browser -- search/modal'],
  });
});
