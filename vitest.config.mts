import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';
import LongestFirst from './tests/longest-first.mjs';

const alias = {'@site': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')};

export default defineConfig({
  test: {
    // By default one processor stays idle, which is half of them where the gate runs.
    maxWorkers: '100%',
    sequence: {sequencer: LongestFirst},
    projects: [
      {resolve: {alias}, test: {name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], testTimeout: 30_000}},
      // Reads what `npm run build` wrote, and builds faulty copies of the site, which is slow.
      {resolve: {alias}, test: {name: 'build', include: ['tests/build/**/*.test.ts'], testTimeout: 180_000}},
      // Starts web servers with the files that the builds wrote for them.
      {resolve: {alias}, test: {name: 'hosts', include: ['tests/hosts/**/*.test.ts'], testTimeout: 60_000}},
    ],
  },
});
