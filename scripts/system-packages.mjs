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
 * Debian's packages are installed by root, and by who may become root on a machine of CI.
 *
 * @returns {string[] | undefined} what comes before the command; undefined where nothing may be installed
 */
function installer() {
  if (!which('apt-get')) return undefined;
  if (process.getuid?.() === 0) return [];
  return process.env.CI && which('sudo') ? ['sudo', '-n'] : undefined;
}

/**
 * Installs Debian's packages where that is allowed, one by one: a system may have one and lack another.
 *
 * @type {(packages: string[]) => void}
 */
export function installPackages(packages) {
  const before = installer();
  if (!before) return;
  for (const args of [['update'], ...packages.map((name) => ['install', '-y', name])]) {
    const [program = '', ...rest] = [...before, 'apt-get', ...args];
    tryToRun(program, rest);
  }
}
