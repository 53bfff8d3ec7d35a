// Everything that must hold before a change lands: `npm test`. Each step shows its own output; the last line counts.
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {testBuilds} from './builds.mjs';
import {requireChromium} from './find-chromium.mjs';

const results = mkdtempSync(join(tmpdir(), 'site-tests-'));

/**
 * @typedef {{passed: number, failed: number, skipped: number}} Counts
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command
 * @property {Record<string, string>} [env]
 * @property {() => Counts} [count] reads the counts of a suite; without it the step itself is one test
 * @property {RegExp} [forbidden] fails the step when it prints this
 * @property {boolean} [isFirst] when it fails, nothing else is worth running
 */

/** @type {(name: string, ...files: string[]) => Step} */
const vitest = (name, ...files) => {
  const file = join(results, `${name}.json`);
  return {
    name: `${name} tests`,
    command: `npx vitest run --project ${name} --reporter=dot --reporter=json --outputFile=${file}`
      .split(' ')
      .concat(files),
    count: () => {
      const report = JSON.parse(readFileSync(file, 'utf8'));
      return {passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests};
    },
  };
};

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
const steps = [
  {name: 'types', command: ['npm', 'run', '--silent', 'typecheck'], isFirst: true},
  {name: 'lint', command: ['npm', 'run', '--silent', 'lint'], isFirst: true},
  {name: 'format', command: ['npm', 'run', '--silent', 'format:check'], isFirst: true},
  vitest('unit'),
  // The published build comes last: build tests read the data that it leaves beside its output.
  build('based'),
  build('analytics'),
  build('whole'),
  build('algolia'),
  build('published'),
  vitest('build'),
  vitest('hosts'),
  {
    name: 'browser tests',
    command: ['npx', 'playwright', 'test'],
    env: {PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport, CHROMIUM_PATH: requireChromium()},
    count: () => {
      const {stats} = JSON.parse(readFileSync(browserReport, 'utf8'));
      return {passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped};
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
  let counts = {passed: Number(succeeded), failed: Number(!succeeded), skipped: 0};
  try {
    if (count) counts = count();
  } catch {
    console.log(`${name}: no report was written.`);
  }
  // A suite can end badly without a failed test, when it does not even load.
  if (!succeeded && counts.failed === 0) counts.failed = 1;
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
for (const step of steps) {
  const counts = run(step);
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  if (step.isFirst && counts.failed > 0) break;
}
rmSync(results, {recursive: true, force: true});
console.log(`\n── all: ${Math.round((Date.now() - began) / 1000)} s`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed === 0 ? 0 : 1);
