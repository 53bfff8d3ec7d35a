import {defineConfig, devices} from '@playwright/test';
import {findChromium} from './scripts/find-chromium';
import {hasPinnedBrowser, pictureBrowser} from './scripts/pinned-browser';
import {builds} from './tests/browser/support/builds';

// A sandbox needs rights that containers lack; no connection of its own to anywhere.
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** They measure time, which needs an idle machine. */
const MEASURING = ['timing.spec.ts', 'search/performance.spec.ts'];

/** `npm test` proves a change; `npm test -- --all`, which runs every night, has the rest: see scripts/test.ts. */
const isNightly = process.env.TEST_SCOPE === 'all';

// Some tests need few of the builds: scripts/test-browser.ts says which.
const needed = process.env.TEST_BUILDS?.split(',');
const served = Object.values(builds).filter(({directory}) => !needed || needed.includes(directory));

export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Of a machine that has much else to do; a test that passes waits for nothing.
  timeout: 90_000,
  expect: {
    timeout: 20_000,
    // The browser and its fonts are the same everywhere, so no pixel may differ.
    toHaveScreenshot: {pathTemplate: '{testDir}/screenshots/{arg}{ext}', threshold: 0, maxDiffPixels: 0},
  },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: builds.published.url,
    viewport: {width: 1280, height: 800},
    launchOptions: {...findChromium(), args: CHROMIUM_FLAGS},
    // A worker would answer in the place of the host, and what tests change on the way would not reach the page.
    serviceWorkers: 'block',
  },
  projects: [
    {name: 'site', testIgnore: ['start.spec.ts', 'screenshots.spec.ts', ...MEASURING]},
    {
      name: 'pictures',
      testMatch: 'screenshots.spec.ts',
      use: hasPinnedBrowser ? {launchOptions: pictureBrowser()} : {},
    },
    // Tests that measure time or start their own server run alone, every night.
    ...(isNightly
      ? [
          {name: 'start', testMatch: 'start.spec.ts', dependencies: ['site', 'pictures']},
          {name: 'timing', testMatch: MEASURING, dependencies: ['start'], workers: 1},
        ]
      : []),
  ],
  webServer: served.map(({command, url}) => ({
    command,
    url: `${url}/docs`,
    // A server that is there already may be of another checkout.
    reuseExistingServer: false,
    stdout: 'ignore',
  })),
});
