// Takes anew the pictures that the browser tests compare pages with: `npm run screenshots:update`. Look at every picture
// that changed before you commit it.
import './help.mjs';
import {spawnSync} from 'node:child_process';

/** @type {(command: string[], env?: Record<string, string>) => void} */
function run([program = '', ...args], env) {
  const {status} = spawnSync(program, args, {stdio: 'inherit', env: {...process.env, ...env}});
  if (status !== 0) process.exit(status ?? 1);
}

run(['npm', 'run', '--silent', 'build']);
run(['npx', 'playwright', 'test', '--project=pictures', '--update-snapshots=all'], {
  TEST_BUILDS: 'published',
});
