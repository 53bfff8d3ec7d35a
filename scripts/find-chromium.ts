// Finds a Chromium for the browser tests, or installs one.
import {accessSync, constants} from 'node:fs';
import {chromium} from '@playwright/test';
import {installPackages, tryToRun, which} from './system-packages';

/**
 * Chromium without windows. It opens a page in half the processor time of the full browser, which loads its own user
 * interface with every page, even when nobody sees it.
 */
const SHELL = 'chromium-headless-shell';
const COMMANDS = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Tries, in this order: CHROMIUM_PATH, Chromium's headless shell, an installed Chromium or Chrome, Playwright's own. It
 * installs nothing, so any tool may load the test configuration.
 *
 * @returns path of the executable
 * @throws Error when CHROMIUM_PATH is not an executable file
 */
export function findChromium(): string | undefined {
  const wanted = process.env.CHROMIUM_PATH;
  if (!wanted) return COMMANDS.map(which).find(Boolean) ?? [chromium.executablePath()].find(isExecutable);
  if (isExecutable(wanted)) return wanted;
  throw new Error(`CHROMIUM_PATH is "${wanted}", which is not an executable file.`);
}

/**
 * Finds Chromium, or installs one: Debian's headless shell, Playwright's own, or Debian's Chromium.
 *
 * @returns path of the executable
 * @throws Error saying what to install, when none can be had
 */
export function requireChromium(): string {
  const attempts = [
    () => {},
    () => installPackages([SHELL]),
    () => tryToRun('npx', 'playwright', 'install', 'chromium'),
    () => installPackages(['chromium']),
  ];
  for (const attempt of attempts) {
    attempt();
    const found = findChromium();
    if (found) return found;
  }
  throw new Error('The browser tests need Chromium: install chromium or google-chrome, or set CHROMIUM_PATH to one.');
}
