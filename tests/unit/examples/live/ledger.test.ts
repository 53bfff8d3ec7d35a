import {CHAPTERS, readCourse} from '@site/scripts/examples/live/course';
import {changedExamples, readLedger} from '@site/scripts/examples/live/ledger';
import {readPages} from '@site/scripts/pages/read-pages';
import {projectPath} from '@site/tests/support';
import versions from '@site/versions.json';
import {expect, test} from 'vitest';

const course = readCourse(readPages(projectPath('')), versions[0]!);
const ledger = readLedger(projectPath(''));

test('the course begins with the pages that build the application, all of which are there', () =>
  expect([...course.keys()].slice(0, CHAPTERS.length)).toEqual(CHAPTERS));

test('every example of the latest version is as it was when its page was last run, or its page is listed as outdated', () => {
  const changed = changedExamples(course, ledger).map(({fence}) => `${fence.file}:${fence.line}`);
  const fix =
    'run their pages, as scripts/examples/README.md says, or list them in "outdated" of the ledger with a reason';
  expect(changed, fix).toEqual([]);
});

test('the ledger names the outdated pages with a reason, and has no results of them', () => {
  for (const [page, reason] of Object.entries(ledger.outdated)) {
    expect(course.has(page), page).toBe(true);
    expect(reason.length, page).toBeGreaterThan(20);
    expect(ledger.pages[page], page).toBeUndefined();
  }
});

test('the ledger says when and on what each page was run, and no example differs', () => {
  for (const [page, {core, date, examples: results}] of Object.entries(ledger.pages)) {
    expect(core, page).toMatch(/^[0-9a-f]{7,40}$/);
    expect(date, page).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(Object.values(results).filter((result) => result.length < 6 || result.startsWith('differs'))).toEqual([]);
  }
});
