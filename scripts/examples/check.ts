// Checks the examples of all pages, or of the files named: `npm run examples:check -- docs/developers/rest.md`.
import '../help.mjs';
import {relative} from 'node:path';
import {fileURLToPath} from 'node:url';
import versions from '../../versions.json';
import {checkExamples} from './check-examples';
import {readPages} from '../pages/read-pages';
import {formatProblems} from '../pages/problems';

const root = fileURLToPath(new URL('../..', import.meta.url));
const pages = readPages(root);
const named = process.argv.slice(2).map((file) => relative(root, file).replaceAll('\\', '/'));
const unknown = named.find((file) => !pages.some((page) => page.file === file));
if (unknown !== undefined) {
  console.error(
    `${unknown} is no page of the site: expected Markdown files in docs, versioned_docs, release-notes or fabric.`,
  );
  process.exit(2);
}
const problems = await checkExamples(pages, versions[0]!, named.length > 0 ? named : undefined);
console.log(formatProblems(problems));
process.exitCode = problems.length === 0 ? 0 : 1;
