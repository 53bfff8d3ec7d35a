// Finds the browser of the tests: the one that the lockfile pins, so that all machines test in the same.
import {spawnSync} from 'node:child_process';
import {accessSync, constants} from 'node:fs';
import {chromium, type LaunchOptions} from '@playwright/test';
import {hasPinnedBrowser, pinnedBrowser} from './pinned-browser';

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * On Linux (x64), the browser of an npm package, which `npm ci` installs; elsewhere Playwright's own. CHROMIUM_PATH names
 * another one: at night, that of the machine.
 *
 * @returns options to launch it with: none for Playwright's own
 * @throws Error when CHROMIUM_PATH is not an executable file
 */
export function findChromium(): LaunchOptions {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted && !isExecutable(wanted)) {
    throw new Error(`CHROMIUM_PATH is "${wanted}", which is not an executable file.`);
  }
  if (wanted) return {executablePath: wanted};
  return hasPinnedBrowser ? pinnedBrowser() : {};
}

/**
 * Finds it like `findChromium`, and installs Playwright's own into the cache folder of the user where that is the one.
 *
 * @throws Error when there is none
 */
export function requireChromium(): LaunchOptions {
  const options = findChromium();
  if (options.executablePath || isExecutable(chromium.executablePath())) return options;
  spawnSync('npx', ['playwright', 'install', 'chromium'], {stdio: 'inherit', shell: process.platform === 'win32'});
  if (isExecutable(chromium.executablePath())) return options;
  throw new Error('The browser tests need Chromium: run npx playwright install chromium, or set CHROMIUM_PATH to one.');
}
