// Builds the site like `docusaurus build`, with the same flags, says in which source file a broken link or a duplicate route
// stands (Docusaurus names the address of the page only), and finishes the build for its host: see src/plugins/hosting.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {inspect} from 'node:util';
import {runCLI} from '@docusaurus/core/lib/index.js';
import {createJiti} from 'jiti';
import {sourceFilesOf} from './build-errors.mjs';

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
  const {hosting, compressionCache} = await jiti.import('../src/config/hosting.ts');
  /** @type {typeof import('../src/plugins/hosting/index.ts')} */
  const {finishBuild} = await jiti.import('../src/plugins/hosting/index.ts');
  const {redirects, rules, inlineScripts, compressedFiles} = await finishBuild(directory, hosting, compressionCache);
  console.log(
    `Hosting: ${redirects} redirects (${rules} rules by pattern), ${inlineScripts} inline scripts in the policy, ` +
      `${compressedFiles} files compressed, ${((Date.now() - started) / 1000).toFixed(1)} s.`,
  );
}
