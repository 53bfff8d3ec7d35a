import {spawnSync} from 'node:child_process';

/**
 * The files that differ from the branch `main`, committed or not, including deleted ones.
 * @throws Error when there is no Git, or no such branch here or at `origin`
 */
export function changedFiles(root: string): string[] {
  const git = (...options: string[]) => {
    const {status, stdout} = spawnSync('git', options, {cwd: root, encoding: 'utf8', maxBuffer: 1e8});
    return status === 0 ? stdout : undefined;
  };
  // Commits that `main` has received since then are not changes of this branch.
  const base = ['main', 'origin/main'].flatMap((branch) => git('merge-base', 'HEAD', branch)?.trim() ?? [])[0];
  if (!base) throw new Error('There is no branch main to compare with: name the files to check.');
  const changed = git('diff', '--name-only', '--no-renames', '-z', base) ?? '';
  const added = git('ls-files', '--others', '--exclude-standard', '-z') ?? '';
  return [...new Set(`${changed}${added}`.split('\0').filter(Boolean))].toSorted();
}
