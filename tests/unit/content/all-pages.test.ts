import {checkContent} from '@site/scripts/content/check-content';
import {formatProblem} from '@site/scripts/pages/problems';
import {structureChecks} from '@site/scripts/content/checks/structure';
import {readSite} from '@site/scripts/content/site';
import {projectPath} from '@site/tests/support';
import {expect, test} from 'vitest';

test('front matter, syntax, links and release notes of all pages hold', {timeout: 300_000}, async () => {
  const site = readSite(projectPath(''));
  expect(site.pages.length).toBeGreaterThan(200);
  const files = site.pages.map(({file}) => file);
  expect((await checkContent(site, files, structureChecks)).map(formatProblem)).toEqual([]);
});
