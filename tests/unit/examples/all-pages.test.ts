import {checkExamples} from '@site/scripts/examples/check-examples';
import {readPages} from '@site/scripts/pages/read-pages';
import {projectPath} from '@site/tests/support';
import versions from '@site/versions.json';
import {expect, test} from 'vitest';
import {formatProblem} from '@site/scripts/pages/problems';

test('the examples of all pages hold', {timeout: 300_000}, async () => {
  const pages = readPages(projectPath(''));
  expect(pages.length).toBeGreaterThan(50);
  const problems = await checkExamples(pages, versions[0]!);
  expect(problems.map(formatProblem)).toEqual([]);
});
