// Everything that must pass before a change lands: `npm test`. `npm test -- --all` adds the nightly tests: all pages at
// all widths, `npm start`, timing, faulty builds, new and moved pages from beginning to end, and other languages. For
// changes to words alone, `npm test -- --pages` checks the pages without a browser. Each step shows its own output; the
// last lines name what failed and how to run just that, with the number of tests.
import './help.mjs';
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, relative} from 'node:path';
import {testBuilds} from './builds';
import {requireChromium} from './find-chromium';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Commands that rerun just what failed. */
  repeat: string[];
}

interface Step {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** Reads the counts of a suite; without it, the step counts as one test. */
  count?: () => Counts;
  /** Whether a warning makes it fail: a build of the unchanged project has nothing to warn about. */
  isQuiet?: boolean;
  /** Whether the run stops when it fails. */
  isFirst?: boolean;
}

const isNightly = process.argv.includes('--all');
const results = mkdtempSync(join(tmpdir(), 'site-tests-'));
const browserReport = join(results, 'browser.json');

function npm(name: string, isFirst = false): Step {
  return {name, command: ['npm', 'run', '--silent', name], isFirst};
}

/** A build with its own environment variables. */
function build(directory: string, env: Record<string, string>): Step {
  const command = [...npm('build').command, '--', '--out-dir', directory];
  return {name: `build to ${directory}`, command, env, isQuiet: true};
}

/** A build without the caches of other builds. */
function testBuild(name: keyof typeof testBuilds): Step {
  const {directory, env} = testBuilds[name];
  return build(directory, {...env, DOCUSAURUS_NO_PERSISTENT_CACHE: '1'});
}

/**
 * @param name a Vitest project
 * @param folders runs only the tests in these, if any are given
 */
function vitest(name: string, folders: string[] = []): Step {
  const file = join(results, `${name}.json`);
  const command = `npx vitest run --project ${name}`;
  return {
    name: `${name} tests`,
    command: [...command.split(' '), '--reporter=dot', '--reporter=json', `--outputFile=${file}`, ...folders],
    count: () => {
      const report = JSON.parse(readFileSync(file, 'utf8')) as {
        numPassedTests: number;
        numFailedTests: number;
        numPendingTests: number;
        testResults: {name: string; status: string}[];
      };
      const failed = report.testResults.filter(({status}) => status === 'failed');
      return {
        passed: report.numPassedTests,
        failed: report.numFailedTests,
        skipped: report.numPendingTests,
        repeat: failed.map((result) => `${command} ${relative(process.cwd(), result.name)}`),
      };
    },
  };
}

const browserTests: Step = {
  name: 'browser tests',
  command: ['npx', 'playwright', 'test'],
  env: {PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport, ...(isNightly && {TEST_SCOPE: 'all'})},
  count: () => {
    const {stats, suites} = JSON.parse(readFileSync(browserReport, 'utf8')) as {
      stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
      suites: {file: string}[];
    };
    // A suite is a file with everything in it. A test that needed a second try counts as failed.
    const failed = suites.filter((suite) => /"ok":false|"status":"flaky"/.test(JSON.stringify(suite)));
    const files = new Set(failed.map(({file}) => file.replace(/\.spec\.ts$/, '')));
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
      repeat: [...files].map((file) => `${isNightly ? 'TEST_SCOPE=all ' : ''}npm run test:browser -- ${file}`),
    };
  },
};

const stepsForPages: Step[] = [
  npm('check'),
  vitest(
    'unit',
    ['all-pages', 'content', 'versions', 'examples'].map((path) => `tests/unit/${path}`),
  ),
  // Uses the caches of earlier builds; a broken link or anchor makes it fail.
  {...build('build-pages', {PRECOMPRESS: 'off'}), name: 'links'},
];

const stepsForAll: Step[] = [
  {...npm('typecheck', true), name: 'types'},
  npm('lint', true),
  {name: 'format', command: ['npx', 'oxfmt', '--check', '.'], isFirst: true},
  vitest('unit'),
  // The published build comes last, because build tests read the data that it leaves next to its output.
  testBuild('settings'),
  testBuild('whole'),
  testBuild('published'),
  vitest('build'),
  vitest('hosts'),
  ...(isNightly ? [vitest('nightly')] : []),
  browserTests,
];

function run({name, command: [program = '', ...args], env, count, isQuiet}: Step): Counts {
  const started = Date.now();
  console.log(`\n── ${name}`);
  const {status, stdout, stderr} = spawnSync(program, args, {
    stdio: isQuiet ? ['inherit', 'pipe', 'pipe'] : 'inherit',
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: {...process.env, ...env},
  });
  const output = isQuiet ? stdout + stderr : '';
  process.stdout.write(output);
  // npm itself warns about its settings.
  const [warning] = /^(?!npm ).*warn.*/im.exec(output) ?? [];
  if (warning) console.log(`${name}: printed "${warning}", which no build should.`);
  const succeeded = status === 0 && !warning;
  let counts: Counts = {passed: Number(succeeded), failed: Number(!succeeded), skipped: 0, repeat: []};
  try {
    if (count) counts = count();
  } catch {
    console.log(`${name}: no report was written.`);
  }
  // A suite that does not even load fails without a failed test.
  if (!succeeded && counts.failed === 0) counts.failed = 1;
  if (counts.failed > 0 && counts.repeat.length === 0) {
    const settings = Object.entries(env ?? {}).map(([variable, value]) => `${variable}=${value}`);
    counts.repeat = [[...settings, program, ...args].join(' ')];
  }
  console.log(`── ${name}: ${counts.failed === 0 ? 'ok' : 'FAILED'}, ${Math.round((Date.now() - started) / 1000)} s`);
  return counts;
}

const began = Date.now();
const total: Counts = {passed: 0, failed: 0, skipped: 0, repeat: []};
const steps = process.argv.includes('--pages') ? stepsForPages : stepsForAll;
// Without a browser, the last step would fail after all the others have run.
if (steps.includes(browserTests)) requireChromium();
for (const step of steps) {
  const {passed, failed, skipped, repeat} = run(step);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  total.repeat.push(...repeat);
  if (step.isFirst && failed > 0) break;
}
rmSync(results, {recursive: true, force: true});
console.log(`\n── all: ${Math.round((Date.now() - began) / 1000)} s`);
const MOST = 6;
if (total.repeat.length > 0) {
  console.log('\nTo run just what failed:');
  for (const command of total.repeat.slice(0, MOST)) console.log(`  ${command}`);
  if (total.repeat.length > MOST) console.log(`  and ${total.repeat.length - MOST} more`);
}
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed === 0 ? 0 : 1);
