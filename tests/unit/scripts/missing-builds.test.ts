import {missingBuilds} from '@site/scripts/missing-builds.mjs';
import {expect, it} from 'vitest';

it('makes the builds that tests name and that are not there', () => {
  const texts = ["builtFile('build-based/docs/next.html')", 'nothing'];
  expect(missingBuilds(texts, () => false)).toEqual(['published', 'based']);
  expect(missingBuilds(texts, (directory) => directory === 'build')).toEqual(['based']);
  expect(missingBuilds(texts, () => true)).toEqual([]);
  expect(missingBuilds([], () => false)).toEqual(['published']);
});
