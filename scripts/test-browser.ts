// Runs browser tests: `npm run test:browser`, or some of them, `npm run test:browser -- search version-menu`. A name is
// part of a test file's path; arguments that begin with a dash go to Playwright. Serves only the builds that these
// files read, and makes missing ones. With TEST_SCOPE=all, also runs the nightly tests: timing, `npm start`, all pages.
import './help.mjs';
import {relative} from 'node:path';
import {requireChromium} from './find-chromium';
import {makeBuilds, run, testFiles} from './run';

const TESTS = 'tests/browser';
const given = process.argv.slice(2);
const names = given.filter((word) => !word.startsWith('-'));
const files = testFiles(TESTS)
  .filter((file) => file.endsWith('.spec.ts'))
  .filter((file) => names.length === 0 || names.some((name) => relative(TESTS, file).includes(name)));
if (files.length === 0) {
  console.error(`No test file in ${TESTS} has ${names.join(' or ')} in its path.`);
  process.exit(2);
}

// Some Playwright projects run after others, which selected files need not wait for.
const alone = names.length > 0 ? ['--no-deps'] : [];
requireChromium();
run(['npx', 'playwright', 'test', ...files, ...alone, ...given.filter((word) => word.startsWith('-'))], {
  TEST_BUILDS: makeBuilds(files).join(','),
});
