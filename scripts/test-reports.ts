// Reads what the test runners report, for the last lines of `npm test`.
import {relative} from 'node:path';

/** The result of a step of `npm test`. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Each test that failed: its file, its name, and the first line of its error. */
  failures: string[];
  /** Commands that rerun just what failed. */
  repeat: string[];
}

/** What is read of the JSON report of Vitest, which has the form of Jest's. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    /** The error of a file that could not be loaded, otherwise empty. */
    message: string;
    assertionResults: {fullName: string; status: string; failureMessages?: string[]}[];
  }[];
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: {status: string; results: {errors: {message?: string}[]}[]}[];
  }[];
}

/** What is read of the JSON report of Playwright. */
export interface PlaywrightReport {
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
  suites: PlaywrightSuite[];
}

// Runners color what they print.
// oxlint-disable-next-line no-control-regex
const COLOR = /\u001B\[[\d;]*m/g;

function describeFailure(file: string, name: string, error: string | undefined): string {
  const firstLine = (error ?? '')
    .replace(COLOR, '')
    .split('\n')
    .find((line) => line.trim() !== '');
  return [`${file}: ${name}`, firstLine?.trim()].filter(Boolean).join(': ');
}

/**
 * @param report the JSON report of a Vitest project
 * @param command runs the tests of the project; the path of a file may follow
 */
export function vitestCounts(report: VitestReport, command: string): Counts {
  const failed = report.testResults.filter(({status}) => status === 'failed');
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    failures: failed.flatMap(({name, message, assertionResults}) => {
      const file = relative(process.cwd(), name);
      const tests = assertionResults.filter(({status}) => status === 'failed');
      if (tests.length === 0) return [describeFailure(file, 'could not be loaded', message)];
      return tests.map(({fullName, failureMessages}) => describeFailure(file, fullName, failureMessages?.[0]));
    }),
    repeat: failed.map(({name}) => `${command} ${relative(process.cwd(), name)}`),
  };
}

/**
 * A test that needed a second try counts as failed.
 *
 * @param report the JSON report of Playwright
 * @param command runs the browser tests; the name of a file may follow
 */
export function playwrightCounts({stats, suites}: PlaywrightReport, command: string): Counts {
  const failed = suites.flatMap(failuresIn);
  const files = new Set(failed.map(({file}) => file.replace(/\.spec\.ts$/, '')));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: failed.map(({file, title, error}) => describeFailure(file, title, error)),
    repeat: [...files].map((file) => `${command} ${file}`),
  };
}

function failuresIn({file, specs, suites = []}: PlaywrightSuite): {file: string; title: string; error?: string}[] {
  const own = specs.flatMap(({title, tests}) =>
    tests
      .filter(({status}) => status === 'unexpected' || status === 'flaky')
      .map(({results}) => ({file, title, error: results.flatMap(({errors}) => errors)[0]?.message})),
  );
  return [...own, ...suites.flatMap(failuresIn)];
}
