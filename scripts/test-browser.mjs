// Runs browser tests: `npm run test:browser`, or some of them, `npm run test:browser -- search version-menu`. A name is a
// part of a test file's path; what begins with a dash goes to Playwright. Only the builds that these files read are served,
// and those that are missing are made. With TEST_SCOPE=all it also has what runs every night: timing, `npm start`, all pages.
import './help.mjs';
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {testBuilds} from './builds.mjs';
import {requireChromium} from './find-chromium.mjs';

const TESTS = 'tests/browser';
const given = process.argv.slice(2);
const names = given.filter((word) => !word.startsWith('-'));
const files = readdirSync(TESTS, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.spec.ts') && (names.length === 0 || names.some((name) => file.includes(name))))
  .map((file) => join(TESTS, file));
if (files.length === 0) {
  console.error(`No test file in ${TESTS} has ${names.join(' or ')} in its path.`);
  process.exit(2);
}

const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
const served = [...new Set(['published', ...[...text.matchAll(/\bbuilds\.(\w+)/g)].map(([, name = '']) => name)])];
for (const [name, {directory, env}] of Object.entries(testBuilds)) {
  if (!served.includes(name)) continue;
  if (existsSync(join(directory, 'index.html'))) {
    console.log(`${directory} is of ${statSync(directory).mtime.toLocaleString()}; delete it to have it made anew.`);
  } else {
    run(['npm', 'run', '--silent', 'build', '--', '--out-dir', directory], env);
  }
}
// Whole projects wait for others; some files do not.
const alone = names.length > 0 ? ['--no-deps'] : [];
run(['npx', 'playwright', 'test', ...files, ...alone, ...given.filter((word) => word.startsWith('-'))], {
  TEST_BUILDS: served.join(','),
  CHROMIUM_PATH: requireChromium(),
});

/** @type {(command: string[], env: Record<string, string>) => void} */
function run([program = '', ...args], env) {
  const {status} = spawnSync(program, args, {stdio: 'inherit', env: {...process.env, ...env}});
  if (status !== 0) process.exit(status ?? 1);
}
