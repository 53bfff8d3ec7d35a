// What the tests need of the system besides npm packages: commands, and Debian's packages that bring them.
import {execFileSync, spawnSync} from 'node:child_process';

/** Path of a command that is installed, or an empty text. */
export function which(command: string): string {
  return spawnSync('sh', ['-c', `command -v ${command}`], {encoding: 'utf8'}).stdout.trim();
}

/** Runs a command that may bring what is missing. Its failure is told and nothing more: whoever asks looks again. */
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
 * Installs Debian's packages where that is allowed, for root and for who may become root on a machine of CI. One by one: a
 * system may have one and lack another.
 */
export function installPackages(packages: string[]): void {
  const isRoot = process.getuid?.() === 0;
  if (!which('apt-get') || !(isRoot || (process.env.CI && which('sudo')))) return;
  const command = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  tryToRun(...command, 'update');
  for (const name of packages) tryToRun(...command, 'install', '-y', name);
}
