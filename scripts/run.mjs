// What the commands that run tests share.
import {spawnSync} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {testBuilds} from './builds.mjs';

/**
 * Runs a command, and ends with its status when it fails.
 * @type {(command: string[], env?: Record<string, string | undefined>) => void}
 */
export function run([program = '', ...args], env) {
  const {status} = spawnSync(program, args, {stdio: 'inherit', env: {...process.env, ...env}});
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Makes the builds that tests read and that are not there, the published one first.
 * @type {(isRead: (name: string, directory: string) => boolean) => string[]} gets which are read
 */
export function makeBuilds(isRead) {
  const read = Object.entries(testBuilds).filter(
    ([name, {directory}]) => name === 'published' || isRead(name, directory),
  );
  for (const [name, {directory, env}] of read) {
    if (existsSync(join(directory, 'index.html'))) {
      console.log(`${directory} is of ${statSync(directory).mtime.toLocaleString()}; delete it to have it made anew.`);
      continue;
    }
    // The tests also read what the published build leaves beside its output, so no other one may write there. The bundler's
    // cache does not notice the other folder.
    const beside = {DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${name}`, DOCUSAURUS_NO_PERSISTENT_CACHE: '1'};
    run(['npm', 'run', '--silent', 'build', '--', '--out-dir', directory], {
      ...env,
      ...(name !== 'published' && beside),
    });
  }
  return read.map(([name]) => name);
}
