import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';
import LongestFirst from './tests/longest-first.mjs';

// Files of tests share what they import, which is most of what they cost. What a file mocks ends with it.
const isolate = false;
const alias = {'@site': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')};

export default defineConfig({
  test: {
    // By default one processor stays idle, which is half of them where the gate runs.
    maxWorkers: '100%',
    sequence: {sequencer: LongestFirst},
    projects: [
      {
        resolve: {alias},
        test: {name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], isolate, testTimeout: 30_000},
      },
      // Reads what `npm run build` wrote.
      {resolve: {alias}, test: {name: 'build', include: ['tests/build/**/*.test.ts'], isolate, testTimeout: 180_000}},
      // Tests that take long, or need more than a checkout: faulty builds, new and moved pages from beginning to end,
      // other languages.
      {
        resolve: {alias},
        // A hook deletes copies with several builds.
        test: {
          name: 'nightly',
          include: ['tests/nightly/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 120_000,
          // Node.js 20 has it behind this flag.
          execArgv: ['--experimental-websocket'],
        },
      },
      // Starts a web server with the files that the builds wrote for it.
      {resolve: {alias}, test: {name: 'hosts', include: ['tests/hosts/**/*.test.ts'], testTimeout: 60_000}},
    ],
  },
});
