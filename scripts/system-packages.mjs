// What the tests need of the system besides npm packages: commands, and Debian's packages that bring them.
import {execFileSync, spawnSync} from 'node:child_process';

/**
 * Path of a command that is installed, or an empty text.
 *
 * @type {(command: string) => string}
 */
export const which = (command) => spawnSync('sh', ['-c', `command -v ${command}`], {encoding: 'utf8'}).stdout.trim();

/**
 * Runs a command that may bring what is missing. Its failure is told and nothing more: whoever asks looks again.
 *
 * @type {(command: string, args: string[]) => void}
 */
export function tryToRun(command, args) {
  console.log(`Something is missing, trying: ${command} ${args.join(' ')}`);
  try {
    const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
    execFileSync(command, args, {stdio: ['ignore', 'inherit', 'inherit'], timeout: 600_000, env});
  } catch (error) {
    console.log(`That did not work: ${String(error)}`);
  }
}

/**
 * Installs Debian's packages, as root and where there is apt-get.
 *
 * @type {(packages: string[]) => void}
 */
export function installPackages(packages) {
  if (process.getuid?.() !== 0 || !which('apt-get')) return;
  tryToRun('apt-get', ['update']);
  tryToRun('apt-get', ['install', '-y', ...packages]);
}
