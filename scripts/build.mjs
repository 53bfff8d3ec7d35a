// Builds the site like `docusaurus build`, with the same flags, unless its pages have mistakes, and finishes the build:
// see src/offline/build and src/build/hosting.
import './help.mjs';
import {inspect} from 'node:util';
import {runCLI} from '@docusaurus/core/lib/index.js';
import {createJiti} from 'jiti';
import {addressNote} from './site-address.mjs';

process.env.NODE_ENV = 'production';
process.env.BABEL_ENV = 'production';

/** @type {(error: unknown) => never} */
function fail(error) {
  console.error(`\n${inspect(error, {depth: Infinity})}`);
  process.exit(1);
}

process.on('unhandledRejection', fail);
// A build of some versions is for tests, and its links into the other versions cannot be checked.
if (!process.env.DOCS_VERSIONS) {
  /** @type {typeof import('./content/build-checks.ts')} */
  const {sourceProblems} = await createJiti(import.meta.url).import('./content/build-checks.ts');
  const problems = await sourceProblems(process.cwd());
  if (problems.length > 0) {
    console.error(`The pages have mistakes:\n${problems.join('\n')}`);
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
  /** @type {typeof import('../src/offline/build/index.ts')} */
  const {writeOffline} = await jiti.import('../src/offline/build/index.ts');
  // First, because what it writes is compressed as well.
  const versions = await writeOffline(directory, {...offline, now: new Date()});
  /** @type {typeof import('../src/build/hosting/index.ts')} */
  const {finishBuild} = await jiti.import('../src/build/hosting/index.ts');
  const {redirects, rules, inlineScripts, compressedFiles} = await finishBuild(directory, hosting, compressionCache);
  console.log(
    `Hosting: ${redirects} redirects (${rules} rules by pattern), ${inlineScripts} inline scripts in the policy, ` +
      `${versions} versions to read offline, ${compressedFiles} files compressed, ${((Date.now() - started) / 1000).toFixed(1)} s.`,
  );
}
