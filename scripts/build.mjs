// Builds the site like `docusaurus build`, with the same flags, says in which source file and on which line a broken link
// is, or in which files a duplicate route (Docusaurus names the address of the page only), looks at `docs/`, which is not
// published, and finishes the build: see src/build/offline and
// src/build/hosting.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {inspect} from 'node:util';
import {runCLI} from '@docusaurus/core/lib/index.js';
import {createJiti} from 'jiti';
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

/** @type {() => Promise<typeof import('./content/build-checks')>} */
const contentChecks = () => createJiti(import.meta.url).import('./content/build-checks.ts');

/** @type {(error: Error & {cause?: {message?: string}}) => Promise<never>} */
async function fail(error) {
  const text = inspect(error, {depth: Infinity});
  const files = sourceFilesOf(text, readPages());
  // A fault in a page needs no stack trace; anything else does.
  console.error(files.length > 0 ? `\n${error.cause?.message ?? error.message}` : `\n${text}`);
  if (files.length > 0) {
    console.error(`Source files of these pages:\n${files.map((line) => `- ${line}`).join('\n')}`);
    const {brokenLinks} = await contentChecks();
    const sources = files.flatMap((line) => line.slice(line.indexOf(': ') + 2).split(', '));
    console.error((await brokenLinks(process.cwd(), sources)).join('\n'));
  }
  process.exit(1);
}

process.on('unhandledRejection', fail);
// A build of some versions is for tests, and cannot tell what links into the others are worth.
if (!process.env.DOCS_VERSIONS) {
  const {workingCopyProblems} = await contentChecks();
  const problems = await workingCopyProblems(process.cwd());
  if (problems.length > 0) {
    console.error(`The working copy has mistakes:\n${problems.join('\n')}`);
    process.exit(1);
  }
}
const note = addressNote(process.env);
if (note) console.log(`[INFO] ${note}`);
await runCLI([process.execPath, 'docusaurus', 'build', ...process.argv.slice(2)]).catch(fail);

const outDir = optionOf('--out-dir') ?? 'build';
await finish(outDir).catch(fail);

/** @type {(name: string) => string | undefined} */
function optionOf(name) {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
}

/** @type {(directory: string) => Promise<void>} */
async function finish(directory) {
  const started = Date.now();
  const jiti = createJiti(import.meta.url);
  /** @type {typeof import('../src/config/hosting.ts')} */
  const {hosting, offline, compressionCache} = await jiti.import('../src/config/hosting.ts');
  /** @type {typeof import('../src/build/offline/index.ts')} */
  const {writeOffline} = await jiti.import('../src/build/offline/index.ts');
  // Before the others: what it writes is compressed as well.
  const versions = await writeOffline(directory, {...offline, now: new Date()});
  /** @type {typeof import('../src/build/hosting/index.ts')} */
  const {finishBuild} = await jiti.import('../src/build/hosting/index.ts');
  const {redirects, rules, inlineScripts, compressedFiles} = await finishBuild(directory, hosting, compressionCache);
  console.log(
    `Hosting: ${redirects} redirects (${rules} rules by pattern), ${inlineScripts} inline scripts in the policy, ` +
      `${versions} versions to read offline, ${compressedFiles} files compressed, ${((Date.now() - started) / 1000).toFixed(1)} s.`,
  );
}
