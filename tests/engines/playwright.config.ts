import {defineConfig} from '@playwright/test';
import {host} from './support/host';
import {engines, type EngineName} from './support/tab';

// scripts/test-engines.mjs says which are there.
const chosen = process.env.TEST_ENGINES?.split(',') as EngineName[] | undefined;

export default defineConfig<{engine: EngineName}>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  forbidOnly: Boolean(process.env.CI),
  // One for each engine: a file runs in one worker.
  workers: 2,
  timeout: 90_000,
  reporter: [['list']],
  projects: engines.filter((name) => !chosen || chosen.includes(name)).map((name) => ({name, use: {engine: name}})),
  webServer: {
    command: host.command,
    cwd: '../..',
    url: `${host.url}/docs`,
    // A server that is there already may be of another checkout.
    reuseExistingServer: false,
  },
});
