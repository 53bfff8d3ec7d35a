import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** The commands that check pages. The first one does what the others do and more. */
const ALL = 'check';
const PARTS = ['versions:check', 'examples:check'];

/**
 * Runs the checks of contents for some files, and shows what they print.
 * @returns whether there is nothing to fix
 */
export function checkFiles(root: string, files: readonly string[]): boolean {
  const pages = files.filter((file) => /\.mdx?$/.test(file));
  if (pages.length === 0) return true;
  const {scripts} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {scripts: Record<string, string>};
  const names = scripts[ALL] === undefined ? PARTS : [ALL];
  const failed = names.filter((name) => {
    const options = ['run', '--silent', name, '--', ...pages];
    return spawnSync('npm', options, {cwd: root, stdio: 'inherit', shell: process.platform === 'win32'}).status !== 0;
  });
  return failed.length === 0;
}
