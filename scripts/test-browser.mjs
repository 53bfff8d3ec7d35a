// Runs browser tests: `npm run test:browser`, or some of them, `npm run test:browser -- search version-menu`. A name is a
// part of a test file's path; what begins with a dash goes to Playwright. Only the builds that these files read are served,
// and those that are missing are made. With TEST_SCOPE=all it also has what runs every night: timing, `npm start`, all pages.
import './help.mjs';
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {requireChromium} from './find-chromium.mjs';
import {makeBuilds, run} from './run.mjs';

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
const served = makeBuilds((name) => new RegExp(`\\bbuilds\\.${name}\\b`).test(text));
// Whole projects wait for others; some files do not.
const alone = names.length > 0 ? ['--no-deps'] : [];
run(['npx', 'playwright', 'test', ...files, ...alone, ...given.filter((word) => word.startsWith('-'))], {
  TEST_BUILDS: served.join(','),
  CHROMIUM_PATH: requireChromium(),
});
