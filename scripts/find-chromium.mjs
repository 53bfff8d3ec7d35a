// Finds a Chromium for the browser tests, or installs one.
import {accessSync, constants} from 'node:fs';
import {chromium} from '@playwright/test';
import {installPackages, tryToRun, which} from './system-packages.mjs';

/**
 * Chromium without windows. It opens a page in half of the processor time that the whole browser takes: that one loads its
 * own surface with every page, also when nobody sees it.
 */
const SHELL = 'chromium-headless-shell';
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

/**
 * In this order: CHROMIUM_PATH, Chromium's headless shell, which is installed where Debian has it and the user is root, an
 * installed Chromium or Chrome, Playwright's own, Debian's package.
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
  if (!which(SHELL)) installPackages([SHELL]);
  const found = which(SHELL) || (installed() ?? downloaded());
  if (found) return found;

  tryToRun('npx', ['playwright', 'install', 'chromium']);
  const fetched = downloaded();
  if (fetched) return fetched;

  installPackages(['chromium']);
  const packaged = installed();
  if (packaged) return packaged;
  throw new Error('The browser tests need Chromium: install chromium or google-chrome, or set CHROMIUM_PATH to one.');
}
