// Finds a Chromium for the browser tests, or installs one.
import {execFileSync} from 'node:child_process';
import {accessSync, constants} from 'node:fs';
import {chromium} from '@playwright/test';
import {which} from './which.mjs';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @type {(path: string) => boolean} */
const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const installed = () => COMMANDS.map(which).find(Boolean);
const downloaded = () => [chromium.executablePath()].find(isExecutable);

/** @type {(command: string, args: string[]) => void} */
function tryToRun(command, args) {
  console.log(`No Chromium found, trying: ${command} ${args.join(' ')}`);
  try {
    execFileSync(command, args, {stdio: 'inherit', timeout: 300_000});
  } catch (error) {
    console.log(`That did not work: ${String(error)}`);
  }
}

/**
 * In this order: CHROMIUM_PATH, an installed Chromium or Chrome, Playwright's own, Debian's package (as root).
 *
 * @returns {string} path of the executable
 * @throws {Error} saying what was tried, when none can be had
 */
export function findChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (isExecutable(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH is "${wanted}", which is not an executable file.`);
  }
  const found = installed() ?? downloaded();
  if (found) return found;

  tryToRun('npx', ['playwright', 'install', 'chromium']);
  const fetched = downloaded();
  if (fetched) return fetched;

  if (process.getuid?.() === 0 && which('apt-get')) {
    tryToRun('apt-get', ['update']);
    tryToRun('apt-get', ['install', '-y', 'chromium']);
    const packaged = installed();
    if (packaged) return packaged;
  }
  throw new Error('The browser tests need Chromium: install chromium or google-chrome, or set CHROMIUM_PATH to one.');
}
