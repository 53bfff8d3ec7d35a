import {defineConfig, devices} from '@playwright/test';
import {findChromium} from './scripts/find-chromium.mjs';
import {builds} from './tests/browser/support/builds';

// Debian's Chromium as root, and no connection of its own to anywhere.
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// Workers load this file too; the search happens once.
process.env.CHROMIUM_PATH ??= findChromium();

// Pictures are taken of what is published: that needs no other build.
const served = process.env.PUBLISHED_ONLY ? [builds.published] : Object.values(builds);

export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 30_000,
  expect: {
    timeout: 7_500,
    toHaveScreenshot: {pathTemplate: '{testDir}/screenshots/{arg}{ext}', maxDiffPixelRatio: 0.01},
  },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: builds.published.url,
    viewport: {width: 1280, height: 800},
    launchOptions: {executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_FLAGS},
    trace: 'retain-on-failure',
  },
  projects: [
    {name: 'site', testIgnore: ['start.spec.ts', 'budgets.spec.ts']},
    // These measure time, so each runs alone.
    {name: 'start', testMatch: 'start.spec.ts', dependencies: ['site']},
    {name: 'budgets', testMatch: 'budgets.spec.ts', dependencies: ['start'], workers: 1},
  ],
  webServer: served.map(({command, url}) => ({
    command,
    url: `${url}/docs`,
    reuseExistingServer: !process.env.CI,
    stdout: 'ignore',
  })),
});
