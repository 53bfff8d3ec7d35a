// Retakes the pictures that the browser tests compare pages with: `npm run screenshots:update`. Look at every changed
// picture before you commit it.
import './help.mjs';
import {run} from './run';

run(['npm', 'run', '--silent', 'build']);
run(['npx', 'playwright', 'test', '--project=pictures', '--update-snapshots=all'], {TEST_BUILDS: 'build'});
