// Finds Firefox and WebKit for the tests of other engines, or installs them.
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {firefox, webkit} from '@playwright/test';
import {installPackages, tryToRun, which} from './system-packages.mjs';

/** @type {Record<'firefox' | 'webkit', string[]>} */
const PACKAGES = {firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb']};

/**
 * What the tests need to know of an engine.
 *
 * @typedef {object} Found
 * @property {Record<string, string>} env variables for the tests; none for an engine of Playwright
 * @property {boolean} needsScreen whether its browser wants a screen
 */

/** @returns {boolean} */
function isDebian() {
  const file = '/etc/os-release';
  return existsSync(file) && /^ID="?debian"?$/m.test(readFileSync(file, 'utf8'));
}

/** WebKit's own browser is a part of its library, in a folder that bears the kind of machine and a version. */
function miniBrowser() {
  const libraries = '/usr/lib';
  if (!existsSync(libraries)) return undefined;
  return readdirSync(libraries)
    .filter((kind) => kind.endsWith('-linux-gnu'))
    .flatMap((kind) => readdirSync(join(libraries, kind)).map((name) => join(libraries, kind, name, 'MiniBrowser')))
    .find((file) => existsSync(file));
}

/** @type {Record<'firefox' | 'webkit', () => Found | undefined>} */
const installed = {
  firefox() {
    const path = process.env.FIREFOX_PATH || which('firefox-esr');
    return path ? {env: {FIREFOX_PATH: path}, needsScreen: false} : undefined;
  },
  webkit() {
    const driver = which('WebKitWebDriver');
    const browser = miniBrowser();
    if (!driver || !browser || !(process.env.DISPLAY || which('xvfb-run'))) return undefined;
    return {env: {WEBKIT_DRIVER_PATH: driver, WEBKIT_PATH: browser}, needsScreen: true};
  },
};

/**
 * On Debian its own packages, which are driven through WebDriver; elsewhere Playwright's engines.
 *
 * @param {'firefox' | 'webkit'} name
 * @returns {Found}
 * @throws {Error} saying what was tried, when it cannot be had
 */
export function findEngine(name) {
  const found = installed[name]();
  if (found) return found;
  if (isDebian()) {
    installPackages(PACKAGES[name]);
    const packaged = installed[name]();
    if (packaged) return packaged;
    throw new Error(`The tests of ${name} need these packages of Debian: ${PACKAGES[name].join(', ')}.`);
  }
  if (!existsSync({firefox, webkit}[name].executablePath()))
    tryToRun('npx', ['playwright', 'install', '--with-deps', name]);
  if (existsSync({firefox, webkit}[name].executablePath())) return {env: {}, needsScreen: false};
  throw new Error(`The tests of ${name} need Playwright's engine: npx playwright install ${name}`);
}
