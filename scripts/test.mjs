// Everything that must hold before a change lands: `npm test`. `npm run test:all` adds what runs every night: all pages at all
// widths, `npm start`, what measures time, faulty builds, new and moved pages from beginning to end, and other languages. `npm run
// test:pages` is for who changes words alone: what can be wrong in pages, and no browser. Each step shows its own output; the
// last lines name what failed and how to run just that, and count.
import './help.mjs';
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, relative} from 'node:path';
import {testBuilds} from './builds.mjs';
import {requireChromium} from './find-chromium.mjs';

const isNightly = process.argv.includes('--all');
const results = mkdtempSync(join(tmpdir(), 'site-tests-'));

/**
 * @typedef {{passed: number, failed: number, skipped: number, repeat?: string[]}} Counts `repeat`: commands that run just what
 * failed
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command
 * @property {Record<string, string>} [env]
 * @property {() => Counts} [count] reads the counts of a suite; without it the step itself is one test
 * @property {RegExp} [forbidden] fails the step when it prints this
 * @property {boolean} [isFirst] when it fails, nothing else is worth running
 */

/** @type {(file: string) => string} */
const inProject = (file) => relative(process.cwd(), file);

/**
 * @param {string} name a project of vitest
 * @param {string[]} folders only the tests in these, if there are any
 * @returns {Step}
 */
const vitest = (name, folders = []) => {
  const file = join(results, `${name}.json`);
  const reporters = `--reporter=dot --reporter=json --outputFile=${file}`;
  return {
    name: `${name} tests`,
    command: [...`npx vitest run --project ${name} ${reporters}`.split(' '), ...folders],
    count: () => {
      const report = JSON.parse(readFileSync(file, 'utf8'));
      const failed = report.testResults.filter((/** @type {{status: string}} */ {status}) => status === 'failed');
      return {
        passed: report.numPassedTests,
        failed: report.numFailedTests,
        skipped: report.numPendingTests,
        repeat: failed.map(
          (/** @type {{name: string}} */ result) => `npx vitest run --project ${name} ${inProject(result.name)}`,
        ),
      };
    },
  };
};

/**
 * Files of a report of Playwright with a test that failed, or that needed a second try.
 *
 * @typedef {{file: string, specs?: {ok: boolean, tests: {status: string}[]}[], suites?: Suite[]}} Suite
 * @type {(suites: Suite[]) => string[]}
 */
const failedFiles = (suites) =>
  suites.flatMap(({file, specs = [], suites: inner = []}) => [
    ...(specs.some(({ok, tests}) => !ok || tests.some(({status}) => status === 'flaky')) ? [file] : []),
    ...failedFiles(inner),
  ]);

/** @type {(name: keyof typeof testBuilds) => Step} */
const build = (name) => {
  const {directory, env} = testBuilds[name];
  return {
    name: `build to ${directory}`,
    command: ['npm', 'run', '--silent', 'build', '--', '--out-dir', directory],
    // From nothing, so that what another build kept has no part in it.
    env: {...env, DOCUSAURUS_NO_PERSISTENT_CACHE: '1'},
    // A build of the project as it is has nothing to warn of.
    forbidden: /warn/i,
  };
};

const browserReport = join(results, 'browser.json');

/** @type {Step[]} */
const stepsForPages = [
  {name: 'check', command: ['npm', 'run', '--silent', 'check']},
  vitest(
    'unit',
    ['all-pages', 'content', 'versions', 'examples'].map((path) => `tests/unit/${path}`),
  ),
  // With what earlier builds kept: a broken link or anchor ends it.
  {
    name: 'links',
    command: ['npm', 'run', '--silent', 'build', '--', '--out-dir', 'build-pages'],
    env: {PRECOMPRESS: 'off'},
    forbidden: /warn/i,
  },
];

/** @type {Step[]} */
const stepsForAll = [
  {name: 'types', command: ['npm', 'run', '--silent', 'typecheck'], isFirst: true},
  {name: 'lint', command: ['npm', 'run', '--silent', 'lint'], isFirst: true},
  {name: 'format', command: ['npm', 'run', '--silent', 'format:check'], isFirst: true},
  vitest('unit'),
  // The published build comes last: build tests read the data that it leaves beside its output.
  build('settings'),
  build('whole'),
  build('published'),
  vitest('build'),
  vitest('hosts'),
  ...(isNightly ? [vitest('nightly')] : []),
  {
    name: 'browser tests',
    command: ['npx', 'playwright', 'test'],
    env: {
      PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
      CHROMIUM_PATH: requireChromium(),
      ...(isNightly && {TEST_SCOPE: 'all'}),
    },
    count: () => {
      const {stats, suites} = JSON.parse(readFileSync(browserReport, 'utf8'));
      const files = [...new Set(failedFiles(suites))].map((file) => file.replace(/\.spec\.ts$/, ''));
      return {
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky,
        skipped: stats.skipped,
        repeat: files.map((file) => `${isNightly ? 'TEST_SCOPE=all ' : ''}npm run test:browser -- ${file}`),
      };
    },
  },
];

/** @type {(step: Step) => Counts} */
function run({name, command: [program = '', ...args], env, count, forbidden}) {
  const started = Date.now();
  console.log(`\n── ${name}`);
  const {status, stdout, stderr} = spawnSync(program, args, {
    stdio: forbidden ? ['inherit', 'pipe', 'pipe'] : 'inherit',
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: {...process.env, ...env},
  });
  if (forbidden) process.stdout.write(stdout + stderr);
  const printed = forbidden && withoutNpm(stdout + stderr).match(forbidden);
  if (printed) console.log(`${name}: printed "${printed[0]}", which no build should.`);
  const succeeded = status === 0 && !printed;
  /** @type {Counts} */
  let counts = {passed: Number(succeeded), failed: Number(!succeeded), skipped: 0};
  try {
    if (count) counts = count();
  } catch {
    console.log(`${name}: no report was written.`);
  }
  // A suite can end badly without a failed test, when it does not even load.
  if (!succeeded && counts.failed === 0) counts.failed = 1;
  if (counts.failed > 0 && !counts.repeat?.length) {
    const settings = Object.entries(env ?? {}).map(([variable, value]) => `${variable}=${value}`);
    counts.repeat = [[...settings, program, ...args].join(' ')];
  }
  console.log(`── ${name}: ${counts.failed === 0 ? 'ok' : 'FAILED'}, ${Math.round((Date.now() - started) / 1000)} s`);
  return counts;
}

/**
 * npm has warnings of its own, about its settings.
 * @type {(output: string) => string}
 */
function withoutNpm(output) {
  return output
    .split('\n')
    .filter((line) => !line.startsWith('npm '))
    .join('\n');
}

const began = Date.now();
const total = {passed: 0, failed: 0, skipped: 0};
const repeat = [];
for (const step of process.argv.includes('--pages') ? stepsForPages : stepsForAll) {
  const counts = run(step);
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  repeat.push(...(counts.repeat ?? []));
  if (step.isFirst && counts.failed > 0) break;
}
rmSync(results, {recursive: true, force: true});
console.log(`\n── all: ${Math.round((Date.now() - began) / 1000)} s`);
const MOST = 6;
if (repeat.length > 0) {
  console.log('\nTo run just what failed:');
  for (const command of repeat.slice(0, MOST)) console.log(`  ${command}`);
  if (repeat.length > MOST) console.log(`  and ${repeat.length - MOST} more`);
}
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed === 0 ? 0 : 1);
