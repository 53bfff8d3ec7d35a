// Runs the tests of built sites: `npm run test:build`, or some of them, `npm run test:build -- redirects`. Missing
// builds are made first.
import './help.mjs';
import {makeBuilds, run, testFiles} from './run';

makeBuilds(testFiles('tests/build'));
run(['npx', 'vitest', 'run', '--project', 'build', ...process.argv.slice(2)]);
