// Builds the site like `docusaurus build`, with the same flags, and finishes the build:
// see src/features/offline/node and src/features/hosting/node.
import './help.mjs';
import {spawnSync} from 'node:child_process';
import {parseArgs} from 'node:util';
import {createJiti} from 'jiti';

const {values} = parseArgs({options: {'out-dir': {type: 'string', default: 'build'}}, strict: false});
const outDir = String(values['out-dir']);
const jiti = createJiti(import.meta.url);

// Large young generations make the build a fifth faster.
const program = ['--max-semi-space-size=64', 'node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'];
const {status} = spawnSync(process.execPath, [...program, ...process.argv.slice(2)], {stdio: 'inherit'});
if (status !== 0) process.exit(status ?? 1);

process.env.NODE_ENV = 'production';
const started = Date.now();
/** @type {typeof import('../src/config/hosting.ts')} */
const {hosting, offline, compressionCache} = await jiti.import('../src/config/hosting.ts');
/** @type {typeof import('../src/features/offline/node/index.ts')} */
const {writeOffline} = await jiti.import('../src/features/offline/node/index.ts');
// First, because what it writes is compressed as well.
const versions = await writeOffline(outDir, {...offline, now: new Date()});
/** @type {typeof import('../src/features/hosting/node/index.ts')} */
const {finishBuild} = await jiti.import('../src/features/hosting/node/index.ts');
const {redirects, rules, inlineScripts, compressedFiles} = await finishBuild(outDir, hosting, compressionCache);
console.log(
  `Hosting: ${redirects} redirects (${rules} rules by pattern), ${inlineScripts} inline scripts in the policy, ` +
    `${versions} versions to read offline, ${compressedFiles} files compressed, ${((Date.now() - started) / 1000).toFixed(1)} s.`,
);
/** @type {typeof import('./build-notes.ts')} */
const {buildNotes} = await jiti.import('./build-notes.ts');
for (const note of buildNotes(process.env)) console.log(`[INFO] ${note}`);
