// What a command says of itself: the comment at its beginning. With `--help` it says that, and does nothing else.
import {readFileSync} from 'node:fs';

/**
 * The comment at the beginning of the command that runs.
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
