import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';

/** A git repository with docs of some versions, for a test to change. */
export interface Repository {
  root: string;
  write: (files: Record<string, string>) => void;
  read: (file: string) => string;
  /** Commits everything and returns the hash. */
  commit: () => string;
  /** Files that differ from the last commit, as git lists them. */
  status: () => string;
  git: (...options: string[]) => string;
}

/** Makes repositories in temporary folders; `remove` deletes all of them. */
export function repositories(): {make: (files: Record<string, string>) => Repository; remove: () => void} {
  const made: string[] = [];
  return {
    make(files) {
      const root = mkdtempSync(join(tmpdir(), 'versions-'));
      made.push(root);
      const git = (...options: string[]) =>
        execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...options], {
          cwd: root,
          encoding: 'utf8',
          stdio: 'pipe',
        });
      const repository: Repository = {
        root,
        git,
        write: (changed) =>
          Object.entries(changed).forEach(([file, text]) => {
            mkdirSync(dirname(join(root, file)), {recursive: true});
            writeFileSync(join(root, file), text);
          }),
        read: (file) => readFileSync(join(root, file), 'utf8'),
        commit: () => {
          git('add', '--all');
          git('commit', '--quiet', '--message', 'Change');
          return git('rev-parse', 'HEAD').trim();
        },
        status: () => git('status', '--porcelain'),
      };
      git('init', '--quiet');
      repository.write(files);
      repository.commit();
      return repository;
    },
    remove: () => made.splice(0).forEach((root) => rmSync(root, {recursive: true, force: true})),
  };
}

/** A page of numbered paragraphs, some of which are other words. */
export function paragraphs(changes: Record<number, string> = {}): string {
  const numbers = Array.from({length: 9}, (_, index) => index + 1);
  return numbers.map((number) => `${changes[number] ?? `Paragraph ${number}.`}\n`).join('\n');
}
