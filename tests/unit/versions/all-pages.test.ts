import {readPages} from '@site/scripts/pages/read-pages';
import {checkVersions} from '@site/scripts/versions/check-versions';
import {readSurroundings} from '@site/scripts/versions/read-surroundings';
import {projectPath} from '@site/tests/support';
import {expect, test} from 'vitest';
import {formatProblem} from '@site/scripts/pages/problems';

test('every version speaks of itself only, and leaves nothing out', {timeout: 180_000}, () => {
  const pages = readPages(projectPath(''));
  expect(pages.length).toBeGreaterThan(200);
  const problems = checkVersions(pages, readSurroundings(projectPath('')));
  expect(problems.map(formatProblem)).toEqual([]);
});
