// Retakes the pictures of whole pages that the browser tests compare pages with, of those that look different:
// `npm run screenshots:update`, or of some kinds of page, `npm run screenshots:update -- guide release`. Makes the build
// first. Look at every changed picture before you commit it.
import './help.mjs';
import {run} from './run';

run(['npm', 'run', '--silent', 'build']);
const names = process.argv.slice(2).join('|');
const kinds = names ? ['--grep', `of the kind (?:${names})`] : [];
run(['npx', 'playwright', 'test', '--project=pictures', '--update-snapshots=changed', ...kinds], {
  TEST_BUILDS: 'build',
});
