import {CHAPTERS, readCourse} from '@site/scripts/examples/live/course';
import {changedExamples, readLedger} from '@site/scripts/examples/live/ledger';
import {readPages} from '@site/scripts/pages/read-pages';
import {projectPath} from '@site/tests/support';
import versions from '@site/versions.json';
import {expect, test} from 'vitest';

const course = readCourse(readPages(projectPath('')), versions[0]!);
const examples = [...course.values()].flatMap((page) => page.examples);
const ledger = readLedger(projectPath(''));

test('the course begins with the pages that build the application, all of which are there', () =>
  expect([...course.keys()].slice(0, CHAPTERS.length)).toEqual(CHAPTERS));

test('nearly every example of the newest version is as it was when the docs were last run', () => {
  expect(examples.length).toBeGreaterThan(1000);
  const changed = changedExamples(course, ledger).map(({fence}) => `${fence.file}:${fence.line}`);
  const message = `run the docs again, as scripts/examples/README.md says: ${changed.slice(0, 20).join(', ')}`;
  expect(changed.length, message).toBeLessThanOrEqual(examples.length / 20);
});

test('the ledger says when and on what the docs were run, and of each example that it agrees, or why it was not run', () => {
  expect(ledger.core).toMatch(/^[0-9a-f]{7,40}$/);
  expect(ledger.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  const results = Object.entries(ledger.pages).flatMap(([page, byResult]) =>
    Object.keys(byResult).map((name) => ({page, name})),
  );
  expect(results.filter(({name}) => name.length < 6 || name.startsWith('differs'))).toEqual([]);
});
