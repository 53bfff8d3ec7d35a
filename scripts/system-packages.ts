// What the tests need from the system besides npm packages: commands, and the Debian packages that contain them.
import {execFileSync, spawnSync} from 'node:child_process';

/** Path of an installed command, or an empty string. */
export function which(command: string): string {
  return spawnSync('sh', ['-c', `command -v ${command}`], {encoding: 'utf8'}).stdout.trim();
}

/** Runs a command that may install what is missing. A failure is only logged, since callers look again. */
export function tryToRun(...command: string[]): void {
  console.log(`Something is missing, trying: ${command.join(' ')}`);
  try {
    const [program = '', ...args] = command;
    const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
    execFileSync(program, args, {stdio: ['ignore', 'inherit', 'inherit'], timeout: 600_000, env});
  } catch (error) {
    console.log(`That did not work: ${String(error)}`);
  }
}

/**
 * Installs Debian packages where that is allowed: as root, or with sudo on a CI machine. One by one, since a system may
 * offer only some of them.
 */
export function installPackages(packages: string[]): void {
  const isRoot = process.getuid?.() === 0;
  if (!which('apt-get') || !(isRoot || (process.env.CI && which('sudo')))) return;
  const command = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  tryToRun(...command, 'update');
  for (const name of packages) tryToRun(...command, 'install', '-y', name);
}
