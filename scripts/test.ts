// Everything that must pass before a change lands: `npm test`. `npm test -- --all` adds the nightly tests: all pages at
// all widths, `npm start`, timing, faulty builds, new and moved pages from beginning to end, and other languages. For
// changes to words alone, `npm test -- --pages` checks the pages without a browser. Steps that do not need each other
// run at the same time, and their output comes one step after another; the last lines name what failed and how to run
// just that, with the number of tests.
import './help.mjs';
import {spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {environmentOf, testBuilds, withoutCache} from './builds';
import {requireChromium} from './find-chromium';
import {shell} from './run';
import {playwrightCounts, vitestCounts, type Counts, type PlaywrightReport, type VitestReport} from './test-reports';

interface Step {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** Reads the counts of a suite; without it, the step counts as one test. */
  count?: () => Counts;
  /** True if a warning makes it fail: a build of the unchanged project has nothing to warn about. */
  isQuiet?: boolean;
  /** True if no further step begins when it fails. */
  isFirst?: boolean;
}

/** Steps that run one after another. */
type Track = Step[];

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
  return build(testBuilds[name].directory, {...environmentOf(name), ...withoutCache});
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
    count: () => vitestCounts(JSON.parse(readFileSync(file, 'utf8')) as VitestReport, command),
  };
}

const browserTests: Step = {
  name: 'browser tests',
  command: ['npx', 'playwright', 'test'],
  env: {PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport, ...(isNightly && {TEST_SCOPE: 'all'})},
  count: () =>
    playwrightCounts(
      JSON.parse(readFileSync(browserReport, 'utf8')) as PlaywrightReport,
      `${isNightly ? 'TEST_SCOPE=all ' : ''}npm run test:browser --`,
    ),
};

const stepsForPages: Track = [
  npm('check'),
  vitest(
    'unit',
    ['all-pages', 'content', 'versions', 'examples'].map((path) => `tests/unit/${path}`),
  ),
  // Uses the caches of earlier builds; a broken link or anchor makes it fail.
  {...build('build-pages', {PRECOMPRESS: 'off'}), name: 'links'},
];

const source: Track = [
  {...npm('typecheck', true), name: 'types'},
  npm('lint', true),
  {name: 'format', command: ['npx', 'oxfmt', '--check', '.'], isFirst: true},
  vitest('unit'),
];

// One after another, since two would need 8 GB.
const builds: Track = [testBuild('settings'), testBuild('whole'), testBuild('published')];

/** Each stage begins when the one before it has ended; its tracks run at the same time. */
function stages(): Track[][] {
  if (process.argv.includes('--pages')) return [[stepsForPages]];
  // Tests that measure time or build copies of the project have the machine to themselves.
  if (isNightly) {
    return [[source, builds], [[vitest('build'), vitest('hosts'), vitest('nightly'), browserTests]]];
  }
  // The longest first: a browser waits for much else than the processor.
  return [
    [source, builds],
    [[browserTests], [vitest('build'), vitest('hosts')]],
  ];
}

/** Outputs of steps that have begun, in this order. Only the first is shown as it comes. */
const outputs: {text: string; isEnded: boolean}[] = [];

/** Keeps what a step prints apart from that of others. */
function openOutput() {
  const output = {text: '', isEnded: false};
  outputs.push(output);
  const show = () => {
    while (outputs[0]) {
      process.stdout.write(outputs[0].text);
      outputs[0].text = '';
      if (!outputs[0].isEnded) return;
      outputs.shift();
    }
  };
  const print = (text: string) => {
    output.text += text;
    show();
  };
  const end = () => {
    output.isEnded = true;
    show();
  };
  return {print, end};
}

/** Runs a command, passing on what it prints; returns whether it succeeded. */
function execute([program = '', ...args]: string[], env: Step['env'], print: (text: string) => void): Promise<boolean> {
  // A pipe hides the terminal from commands.
  const colors = process.stdout.isTTY ? {FORCE_COLOR: '1'} : {};
  const options = {shell, env: {...process.env, ...colors, ...env}};
  const child = spawn(program, args, {...options, stdio: ['inherit', 'pipe', 'pipe']});
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve(status === 0));
  });
}

async function run({name, command, env, count, isQuiet}: Step): Promise<Counts> {
  const started = Date.now();
  const {print, end} = openOutput();
  let output = '';
  print(`\n── ${name}\n`);
  const hasSucceeded = await execute(command, env, (text) => {
    output += text;
    print(text);
  });
  // npm itself warns about its settings.
  const [warning] = (isQuiet && /^(?!npm ).*warn.*/im.exec(output)) || [];
  if (warning) print(`${name}: printed "${warning}", which no build should.\n`);
  const isGreen = hasSucceeded && !warning;
  let counts: Counts = {passed: Number(isGreen), failed: Number(!isGreen), skipped: 0, failures: [], repeat: []};
  try {
    if (count) counts = count();
  } catch {
    print(`${name}: no report was written.\n`);
  }
  // A suite that does not even load fails without a failed test.
  if (!isGreen && counts.failed === 0) counts.failed = 1;
  if (counts.failed > 0 && counts.repeat.length === 0) {
    const settings = Object.entries(env ?? {}).map(([variable, value]) => `${variable}=${value}`);
    counts.repeat = [[...settings, ...command].join(' ')];
  }
  const seconds = Math.round((Date.now() - started) / 1000);
  print(`── ${name}: ${counts.failed === 0 ? 'ok' : 'FAILED'}, ${seconds} s\n`);
  end();
  return counts;
}

const MOST = 6;

/** Prints the first lines of a list, and how many it leaves out; nothing of an empty one. */
function printList(title: string, lines: string[]): void {
  if (lines.length === 0) return;
  console.log(`\n${title}:`);
  for (const line of lines.slice(0, MOST)) console.log(`  ${line}`);
  if (lines.length > MOST) console.log(`  and ${lines.length - MOST} more`);
}

const began = Date.now();
const total: Counts = {passed: 0, failed: 0, skipped: 0, failures: [], repeat: []};
let isStopped = false;

async function runTrack(track: Track): Promise<void> {
  for (const step of track) {
    if (isStopped) return;
    const {passed, failed, skipped, failures, repeat} = await run(step);
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    total.failures.push(...failures);
    total.repeat.push(...repeat);
    isStopped ||= step.isFirst === true && failed > 0;
  }
}

const planned = stages();
// Without a browser, the last step would fail after all the others have run.
if (planned.flat(2).includes(browserTests)) requireChromium();
for (const tracks of planned) await Promise.all(tracks.map(runTrack));
rmSync(results, {recursive: true, force: true});
console.log(`\n── all: ${Math.round((Date.now() - began) / 1000)} s`);
printList('What failed', total.failures);
printList('To run just what failed', total.repeat);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed === 0 ? 0 : 1);
