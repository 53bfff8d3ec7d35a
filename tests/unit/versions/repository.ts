import {execFileSync} from 'node:child_process';
import {scratchFolder} from '../scratch';

/** Makes git repositories with these files, for a test to change, in temporary folders that go when its file has run. */
export function repositories() {
  const scratch = scratchFolder();
  let made = 0;
  return (files: Record<string, string>) => {
    const name = `repository-${made++}`;
    const root = scratch.path(name);
    const write = (changed: Record<string, string>) =>
      scratch.write(Object.fromEntries(Object.entries(changed).map(([file, text]) => [`${name}/${file}`, text])));
    const git = (...options: string[]) =>
      execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...options], {
        cwd: root,
        encoding: 'utf8',
        stdio: 'pipe',
      });
    /** Commits everything and returns the hash. */
    const commit = () => {
      git('add', '--all');
      git('commit', '--quiet', '--message', 'Change');
      return git('rev-parse', 'HEAD').trim();
    };
    write(files);
    git('init', '--quiet');
    commit();
    /** Files that differ from the last commit, as git lists them. */
    const status = () => git('status', '--porcelain');
    return {root, git, write, commit, status, read: (file: string) => scratch.read(`${name}/${file}`)};
  };
}

/** A page of numbered paragraphs, some of which are other words. */
export function paragraphs(changes: Record<number, string> = {}): string {
  const numbers = Array.from({length: 9}, (_, index) => index + 1);
  return numbers.map((number) => `${changes[number] ?? `Paragraph ${number}.`}\n`).join('\n');
}
