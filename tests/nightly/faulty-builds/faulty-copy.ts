import {spawnSync} from 'node:child_process';
import {appendFileSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import versions from '../../../versions.json';
import {projectCopies} from '../../support';

// A build takes its time, so what one build can tell is asked of one. The checks of release notes and of the configuration
// page have unit tests; that a build runs such checks is shown by one of them.

const copies = projectCopies();

export const removeCopies = copies.remove;

interface Outcome {
  status: number | null;
  output: string;
}

/** Builds a copy as CI does. */
export function build(directory: string, settings: Record<string, string | undefined> = {}): Outcome {
  const {status, stdout, stderr} = spawnSync(process.execPath, ['scripts/build.mjs'], {
    cwd: directory,
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_ENV: undefined,
      SITE_URL: undefined,
      CI: 'true',
      PRECOMPRESS: 'off',
      // The copies have the packages of the checkout, and the bundler would keep its cache among them.
      BUNDLER_CACHE: 'off',
      ...settings,
    },
  });
  // oxlint-disable-next-line no-control-regex -- colors
  return {status, output: `${stdout}${stderr}`.replaceAll(/\u001B\[\d+m/g, '')};
}

/** A copy with the latest version alone, which is built faster; links into the others lead nowhere there. */
export function makeCopy(): string {
  const copy = copies.make();
  writeFileSync(join(copy, 'versions.json'), JSON.stringify(versions.slice(0, 1)));
  return copy;
}

/** A copy with all versions, of which the settings of its build choose. */
export const makeWholeCopy = copies.make;

/** Adds a line to a page, and returns its number. */
export function appendLine(copy: string, file: string, line: string): number {
  const path = join(copy, file);
  appendFileSync(path, `\n${line}\n`);
  return readFileSync(path, 'utf8').trimEnd().split('\n').length;
}
