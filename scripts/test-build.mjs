// Runs the tests of what was built: `npm run test:build`, or some of them, `npm run test:build -- redirects`. The builds
// that they read and that are missing are made.
import './help.mjs';
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {testBuilds} from './builds.mjs';
import {missingBuilds} from './missing-builds.mjs';

const TESTS = 'tests/build';
const given = process.argv.slice(2);
const texts = readdirSync(TESTS, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(TESTS, file), 'utf8'));

for (const name of missingBuilds(texts, (directory) => existsSync(join(directory, 'index.html')))) {
  const {directory, env} = testBuilds[name];
  console.log(`The tests read ${directory}/, which is not there: it is made now.`);
  // The tests also read what the published build leaves beside its output, so no other one may write there.
  const beside = name === 'published' ? {} : {DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${name}`};
  run(['npm', 'run', '--silent', 'build', '--', '--out-dir', directory], {...env, ...beside});
}
run(['npx', 'vitest', 'run', '--project', 'build', ...given], {});

/** @type {(command: string[], env: Record<string, string | undefined>) => void} */
function run([program = '', ...args], env) {
  const {status} = spawnSync(program, args, {stdio: 'inherit', env: {...process.env, ...env}});
  if (status !== 0) process.exit(status ?? 1);
}
