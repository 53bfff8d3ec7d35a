import {spawnSync} from 'node:child_process';

/**
 * Runs `npm run check` for some files, and shows what it prints.
 * @returns whether there is nothing to fix
 */
export function checkFiles(root: string, files: readonly string[]): boolean {
  const pages = files.filter((file) => /\.mdx?$/.test(file));
  if (pages.length === 0) return true;
  const options = ['run', '--silent', 'check', '--', ...pages];
  return spawnSync('npm', options, {cwd: root, stdio: 'inherit', shell: process.platform === 'win32'}).status === 0;
}
