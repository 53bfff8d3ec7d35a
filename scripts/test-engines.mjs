// Runs the tests of other engines: `npm run test:engines`, or of one of them, `npm run test:engines -- webkit`. What begins
// with a dash goes to Playwright.
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {testBuilds} from './builds.mjs';
import {findEngine} from './find-engines.mjs';

const ENGINES = /** @type {const} */ (['firefox', 'webkit']);

const given = process.argv.slice(2);
const names = given.filter((word) => !word.startsWith('-'));
const unknown = names.find((name) => !ENGINES.some((engine) => engine === name));
if (unknown !== undefined) {
  console.error(`There is no engine ${unknown}: expected ${ENGINES.join(' or ')}.`);
  process.exit(2);
}

const chosen = ENGINES.filter((name) => names.length === 0 || names.includes(name));
const found = chosen.map((name) => findEngine(name));
const {directory} = testBuilds.published;
if (!existsSync(join(directory, 'index.html'))) run(['npm', 'run', '--silent', 'build', '--', '--out-dir', directory]);

const tests = ['npx', 'playwright', 'test', '-c', 'tests/engines/playwright.config.ts'];
const options = given.filter((word) => word.startsWith('-'));
const needsScreen = !process.env.DISPLAY && found.some((engine) => engine.needsScreen);
run([...(needsScreen ? ['xvfb-run', '-a', '-s', '-screen 0 1600x1200x24'] : []), ...tests, ...options], {
  TEST_ENGINES: chosen.join(','),
  ...Object.assign({}, ...found.map(({env}) => env)),
});

/** @type {(command: string[], env?: Record<string, string>) => void} */
function run([program = '', ...args], env = {}) {
  const {status} = spawnSync(program, args, {stdio: 'inherit', env: {...process.env, ...env}});
  if (status !== 0) process.exit(status ?? 1);
}
