// Checks what was written: `npm run check -- FILE…`, or without files all that differs from the branch `main`.
import {relative} from 'node:path';
import {fileURLToPath} from 'node:url';
import {ALL, checkContent, formatProblem} from './check-content';
import {changedFiles} from './changed-files';
import {checkWorkingCopy} from './checks/working-copy';
import {isContent, readSite} from './site';

const root = fileURLToPath(new URL('../..', import.meta.url));
const named = process.argv.slice(2).map((file) => relative(root, file).replaceAll('\\', '/'));
const site = readSite(root);
const unknown = named.find((file) => !isContent(file));
if (unknown !== undefined) {
  console.error(
    `${unknown} is no content of the site: expected files in docs, versioned_docs, release-notes or fabric, or a sidebar.`,
  );
  process.exit(2);
}
const files = named.length > 0 ? named : changedFiles(root).filter(isContent);
// A file that is gone is checked for what led to it.
const absent = named.find((file) => !site.exists(file) && !site.pages.some(({text}) => text.includes(nameOf(file))));
if (absent !== undefined) {
  console.error(`There is no ${absent}, and no page names it.`);
  process.exit(2);
}
const problems = await checkContent(site, files, [...ALL, checkWorkingCopy]);
for (const problem of problems) console.log(formatProblem(problem));
const count = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`;
console.log(
  files.length === 0
    ? 'No page differs from main.'
    : `${count} in ${named.length > 0 ? 'the files named' : 'what differs from main'}.`,
);
if (named.length === 0) console.log(files.map((file) => `- ${file}`).join('\n'));
process.exitCode = problems.length === 0 ? 0 : 1;

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}
