// Checks that each docs version speaks of itself only: `npm run versions:check`, for all pages or those named.
import {relative} from 'node:path';
import {fileURLToPath} from 'node:url';
import {readPages} from '../pages/read-pages';
import {checkVersions} from './check-versions';
import {readSurroundings} from './read-surroundings';
import {formatProblems} from '../pages/problems';

const root = fileURLToPath(new URL('../..', import.meta.url));
const named = process.argv.slice(2).map((file) => relative(root, file).replaceAll('\\', '/'));
const pages = readPages(root);
const unknown = named.find((name) => !pages.some(({file}) => file === name || file.startsWith(`${name}/`)));
if (unknown !== undefined) {
  console.error(`${unknown} is no page of the site: expected files or folders in docs or versioned_docs.`);
  process.exit(2);
}
const isNamed = (file: string) =>
  named.length === 0 || named.some((name) => file === name || file.startsWith(`${name}/`));
// A version that is being written is complete for who asks for it by name.
const problems = checkVersions(pages, readSurroundings(root, named.length > 0 ? 'folders' : 'released')).filter(
  ({file}) => isNamed(file),
);
console.log(formatProblems(problems));
process.exitCode = problems.length === 0 ? 0 : 1;
