// Runs the tests of what was built: `npm run test:build`, or some of them, `npm run test:build -- redirects`. The builds
// that they read and that are missing are made.
import './help.mjs';
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {makeBuilds, run} from './run.mjs';

const TESTS = 'tests/build';
const files = readdirSync(TESTS, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.ts'));
const text = files.map((file) => readFileSync(join(TESTS, file), 'utf8')).join('\n');

makeBuilds((name, directory) => new RegExp(`${directory}\\b|testBuilds\\.${name}\\b`).test(text));
run(['npx', 'vitest', 'run', '--project', 'build', ...process.argv.slice(2)]);
