import {checkContent} from '@site/scripts/content/check-content';
import {structureChecks} from '@site/scripts/content/checks/structure';
import {readSite} from '@site/scripts/content/site';
import {checkExamples} from '@site/scripts/examples/check-examples';
import {classesWithTwoBodies} from '@site/scripts/examples/classes-with-two-bodies';
import {formatProblem} from '@site/src/lib/problems';
import {readPages} from '@site/scripts/pages/read-pages';
import {checkVersion, readContext} from '@site/scripts/versions/check-versions';
import {projectPath} from '@site/tests/support';
import {WORKING_COPY} from '@site/src/lib/version-names';
import versions from '@site/versions.json';
import {expect, test, vi} from 'vitest';

// In one file, since most of the time is for parsing, and a page is parsed once.
vi.setConfig({testTimeout: 300_000});

const pages = readPages(projectPath(''));

test('front matter, syntax, links and release notes of all pages hold', async () => {
  const site = readSite(projectPath(''));
  expect(site.pages.length).toBeGreaterThan(200);
  const files = site.pages.map(({file}) => file);
  expect((await checkContent(site, files, structureChecks)).map(formatProblem)).toEqual([]);
});

test('the examples of all pages hold', async () => {
  expect(pages.length).toBeGreaterThan(200);
  const files = pages.map(({file}) => file);
  expect((await checkExamples({pages, versions}, files)).map(formatProblem)).toEqual([]);
});

test('no two pages of the latest version define one class differently', () => {
  const latest = pages.filter(({file}) => file.startsWith(`versioned_docs/version-${versions[0]}/`));
  expect(latest.length).toBeGreaterThan(100);
  expect(classesWithTwoBodies(latest)).toEqual([]);
});

test('every version speaks of itself only, and leaves nothing out', () => {
  const surroundings = readContext(projectPath(''));
  const problems = [WORKING_COPY, ...versions].flatMap((version) => checkVersion(version, pages, surroundings));
  expect(problems.map(formatProblem)).toEqual([]);
});
