// Checks what was written: `npm run check -- FILE…`, files or folders, or without them all that differs from the branch `main`.
// `npm run check -- --same "1 to 250 characters"` lists where a statement or a value stands, in all pages and drawings.
import '../help.mjs';
import {basename, relative} from 'node:path';
import {fileURLToPath} from 'node:url';
import {counted} from '../../src/lib/counted';
import {readCourse} from '../examples/live/course';
import {changedExamples, readLedger} from '../examples/live/ledger';
import {orProblem} from '../pages/or-problem';
import {formatProblem} from '../../src/lib/problems';
import {checkContent} from './check-content';
import {changedFiles} from './changed-files';
import {allChecks} from './checks/all';
import {checkWorkingCopy} from './checks/working-copy';
import {isContent, readSite} from './site';
import {readDrawings} from '../versions/read-drawings';

const root = fileURLToPath(new URL('../..', import.meta.url));
const site = readSite(root);
if (process.argv[2] === '--same') {
  const {findSame} = await import('./find-same');
  const found = findSame([...site.pages, ...readDrawings(root)], process.argv.slice(3).join(' '));
  console.log(found || 'No page has it.');
  process.exit();
}
const named = process.argv.slice(2).flatMap((path) => {
  const file = relative(root, path).replaceAll('\\', '/');
  const inFolder = site.pages.map((page) => page.file).filter((other) => other.startsWith(`${file}/`));
  return inFolder.length > 0 ? inFolder : [file];
});
const unknown = named.find((file) => !isContent(file));
if (unknown !== undefined) {
  console.error(
    `${unknown} is no content of the site: expected files in docs, versioned_docs, release-notes or fabric, or a sidebar.`,
  );
  process.exit(2);
}
const files = named.length > 0 ? named : changedFiles(root).filter(isContent);
// A file that is gone is checked for what led to it.
const absent = named.find((file) => !site.exists(file) && !site.pages.some(({text}) => text.includes(basename(file))));
if (absent !== undefined) {
  console.error(`There is no ${absent}, and no page names it.`);
  process.exit(2);
}
const problems = await checkContent(site, files, [...allChecks, checkWorkingCopy]);
for (const problem of problems) console.log(formatProblem(problem));
// A writer without an instance can go on: this is no problem of the page. What cannot be read has been told above.
const latest = site.versions[0]!;
const readable = site.pages.filter((page) => orProblem(() => readCourse([page], latest), page.file, []));
const course = readCourse(readable, latest);
const isChecked = (file: string) =>
  files.includes(file) || files.includes(file.replace(/^versioned_docs\/[^/]+/, 'docs'));
for (const {fence} of changedExamples(course, readLedger(root)).filter((example) => isChecked(example.fence.file))) {
  console.log(
    `${fence.file}:${fence.line}: note, this example has changed since the docs were last run: npm run examples:live.`,
  );
}
console.log(files.length === 0 ? 'No page differs from the branch main.' : summary());
process.exitCode = problems.length === 0 ? 0 : 1;

function summary(): string {
  const count = counted(problems.length, 'problem');
  if (named.length > 0) return `${count} in the files named.`;
  return `${count} in what differs from the branch main: ${files.join(', ')}.`;
}
