// Builds the site like `docusaurus build`, with the same flags, and says in which source file a broken link or a
// duplicate route stands: Docusaurus names the address of the page only.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {inspect} from 'node:util';
import {runCLI} from '@docusaurus/core/lib/index.js';
import {sourceFilesOf} from './build-errors.mjs';
import {addressNote} from './site-address.mjs';

process.env.NODE_ENV = 'production';
process.env.BABEL_ENV = 'production';

/** Front matter and addresses of all pages, as the docs plugins wrote them for this build. */
function readPages() {
  const directory = join(process.cwd(), '.docusaurus', 'docusaurus-plugin-content-docs');
  if (!existsSync(directory)) return [];
  return readdirSync(directory, {recursive: true, encoding: 'utf8'})
    .filter((file) => /(^|\/)site-[^/]*\.json$/.test(file))
    .map((file) => JSON.parse(readFileSync(join(directory, file), 'utf8')));
}

/** @type {(error: Error & {cause?: {message?: string}}) => never} */
function fail(error) {
  const text = inspect(error, {depth: Infinity});
  const files = sourceFilesOf(text, readPages());
  // A fault in a page needs no stack trace; anything else does.
  console.error(files.length > 0 ? `\n${error.cause?.message ?? error.message}` : `\n${text}`);
  if (files.length > 0) console.error(`Source files of these pages:\n${files.map((line) => `- ${line}`).join('\n')}`);
  process.exit(1);
}

process.on('unhandledRejection', fail);
const note = addressNote(process.env);
if (note) console.log(`[INFO] ${note}`);
await runCLI([process.execPath, 'docusaurus', 'build', ...process.argv.slice(2)]).catch(fail);
