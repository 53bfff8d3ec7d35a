// Shared by all commands. With `--help`, a command prints the comment at its beginning and does nothing else.
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

/** Folder of the project. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a command and exits with the status that it returns; if it throws, prints the message and exits with 2.
 * @type {(main: () => Promise<number | void> | number | void) => Promise<void>}
 */
export async function runCommand(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}

/**
 * Expects a finished build in a folder.
 * @type {(folder: string) => void}
 * @throws Error naming the command that makes one
 */
export function requireBuild(folder) {
  if (existsSync(join(folder, 'index.html'))) return;
  const options = folder === 'build' ? '' : ` -- --out-dir ${folder}`;
  throw new Error(`There is no build in ${folder}: npm run build${options} makes one.`);
}

/**
 * The comment at the beginning of the running command.
 * @type {() => string}
 */
export function usage() {
  const [comment = ''] = /^(?:\/\/.*\n)*/.exec(readFileSync(process.argv[1] ?? '', 'utf8')) ?? [];
  return comment.replaceAll(/^\/\/ ?/gm, '').trimEnd();
}

if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
  console.log(usage());
  process.exit();
}
