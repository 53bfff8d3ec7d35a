// Runs the tests of what was built: `npm run test:build`, or some of them, `npm run test:build -- redirects`. The builds
// that they read and that are missing are made.
import './help.mjs';
import {makeBuilds, run, testFiles} from './run';

makeBuilds(testFiles('tests/build'));
run(['npx', 'vitest', 'run', '--project', 'build', ...process.argv.slice(2)]);
