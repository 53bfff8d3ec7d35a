import {readCourse} from '@site/scripts/examples/live/course';
import {changedExamples, readLedger} from '@site/scripts/examples/live/ledger';
import {readPages} from '@site/scripts/pages/read-pages';
import {projectPath} from '@site/tests/support';
import versions from '@site/versions.json';
import {expect, it} from 'vitest';

// Not among the tests of each change: who corrects an example need not have an instance.
it('every example of the latest version is as it was when its page was last run, or says why it is not run', () => {
  const course = readCourse(readPages(projectPath('')), versions[0]!);
  expect([...course.values()].some(({examples}) => examples.length > 0)).toBe(true);
  const changed = changedExamples(course, readLedger(projectPath(''))).map(({fence}) => `${fence.file}:${fence.line}`);
  expect(changed, 'run their pages again, as scripts/examples/README.md says').toEqual([]);
});
