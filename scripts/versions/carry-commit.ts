import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {mergeText, type Conflict} from './merge-text';
import {counterpart, readVersionFolders, type VersionFolders} from '../../src/build/version-folders';
import {WORKING_COPY, docsFolder, versionOfFile} from '../../src/lib/versions/version-names';

/** What became of a change in one file of another version. */
export type Outcome =
  | {file: string; kind: 'applied' | 'there already'}
  | {file: string; kind: 'in part' | 'not applied'; conflicts: Conflict[]}
  | {file: string; kind: 'left out'; reason: string};

interface Change {
  status: 'A' | 'D' | 'M';
  file: string;
}

interface Target extends Change {
  /** File of the other version that gets the change. */
  target: string;
}

/**
 * Makes the changes of a commit in the other versions of the pages that it changes, in the working tree. What does not
 * fit is reported and left as it is. A page that the commit changes in several versions serves each other version by the
 * nearest of them.
 *
 * @throws Error before anything is written: when the commit cannot be used, or when a file that would change has changes
 * that are not committed
 */
export function carryCommit(root: string, commit: string): Outcome[] {
  const {hash, parent} = resolveCommit(root, commit);
  const folders = readVersionFolders(root);
  const changes = changesOf(root, parent, hash);
  if (changes.length === 0) throw new Error(`${commit} changes no page of a docs version: there is nothing to carry.`);
  const {targets, leftOut} = planTargets(changes, folders);
  rejectUncommitted(
    root,
    targets.map(({target}) => target),
  );
  const applied = targets.map((target) => applyChange(root, target, parent, hash));
  return [...applied, ...leftOut].toSorted((a, b) => (a.file < b.file ? -1 : 1));
}

function git(root: string, ...options: string[]): string | undefined {
  const {status, stdout, error} = spawnSync('git', options, {cwd: root, encoding: 'utf8', maxBuffer: 1e8});
  if (error) throw error;
  return status === 0 ? stdout : undefined;
}

function resolveCommit(root: string, commit: string): {hash: string; parent: string} {
  // A name that starts with a dash would be an option.
  const hash = commit.startsWith('-') ? undefined : git(root, 'rev-parse', '--verify', '--quiet', `${commit}^{commit}`);
  if (!hash) throw new Error(`${commit} is no commit of this repository.`);
  const [, ...parents] = git(root, 'rev-list', '--parents', '-n', '1', hash.trim())!.trim().split(' ');
  if (parents.length !== 1) {
    const what = parents.length === 0 ? 'the first commit' : 'a merge';
    throw new Error(`${commit} is ${what}: expected a commit with one parent.`);
  }
  return {hash: hash.trim(), parent: parents[0]!};
}

function changesOf(root: string, parent: string, hash: string): Change[] {
  const options = ['diff-tree', '-r', '-z', '--no-renames', '--name-status', parent, hash];
  const fields = git(root, ...options)!.split('\0');
  const changes: Change[] = [];
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const letter = fields[at];
    const status = letter === 'A' || letter === 'D' ? letter : 'M';
    if (versionOfFile(fields[at + 1]!) !== undefined) changes.push({status, file: fields[at + 1]!});
  }
  return changes;
}

const REASON = {
  A: 'a new file: copy it if it is true here',
  D: 'a file that went: remove it if it is wrong here',
  M: 'the version has no such page',
};

function planTargets(changes: Change[], folders: VersionFolders) {
  const {versions} = folders;
  const changed = new Set(changes.map(({file}) => file));
  const plan = new Map<string, Target>();
  const leftOut = new Map<string, Outcome>();
  const latest = versions.find((version) => version !== WORKING_COPY);
  const distance = (file: string, version: string) =>
    Math.abs(versions.indexOf(versionOfFile(file)!) - versions.indexOf(version));
  for (const change of changes) {
    const from = versionOfFile(change.file)!;
    for (const version of versions.filter((each) => each !== from)) {
      // The working copy equals the latest version, so pages come and go in both.
      const isTwin = [from, version].every((each) => each === WORKING_COPY || each === latest);
      const same = join(docsFolder(version), change.file.slice(docsFolder(from).length + 1));
      const target = isTwin ? same : counterpart(change.file, version, folders);
      if (target !== undefined && changed.has(target)) continue;
      if (target === undefined || (change.status !== 'M' && !isTwin)) {
        const file = target ?? same;
        leftOut.set(file, {file, kind: 'left out', reason: REASON[change.status]});
      } else {
        const planned = plan.get(target);
        const isNearer = !planned || distance(change.file, version) < distance(planned.file, version);
        if (isNearer) plan.set(target, {...change, target});
      }
    }
  }
  return {
    targets: [...plan.values()],
    leftOut: [...leftOut.values()].filter(({file}) => !plan.has(file) && !changed.has(file)),
  };
}

function rejectUncommitted(root: string, files: string[]): void {
  if (files.length === 0) return;
  const listed = git(root, 'status', '--porcelain', '-z', '--no-renames', '--', ...files) ?? '';
  const uncommitted = listed.split('\0').flatMap((entry) => (entry ? entry.slice(3) : []));
  if (uncommitted.length === 0) return;
  throw new Error(
    `Nothing was changed: ${uncommitted.join(', ')} ${uncommitted.length === 1 ? 'has' : 'have'} changes that are not committed. Commit or stash them first.`,
  );
}

function applyChange(root: string, {status, file, target}: Target, parent: string, hash: string): Outcome {
  const path = join(root, target);
  const here = existsSync(path) ? readFileSync(path) : undefined;
  const before = status === 'A' ? undefined : blob(root, parent, file);
  const after = status === 'D' ? undefined : blob(root, hash, file);
  if (isSame(here, after)) return {file: target, kind: 'there already'};
  if (isSame(here, before)) {
    if (after) {
      mkdirSync(dirname(path), {recursive: true});
      writeFileSync(path, after);
    } else rmSync(path);
    return {file: target, kind: 'applied'};
  }
  if (!here) return {file: target, kind: 'left out', reason: 'the version has no such file'};
  if (!before || !after || !/\.mdx?$/.test(target)) {
    return {file: target, kind: 'left out', reason: 'the file is another one here'};
  }
  const text = here.toString();
  const merged = mergeText(text, before.toString(), after.toString());
  if (merged.text !== text) writeFileSync(path, merged.text);
  const {conflicts} = merged;
  if (conflicts.length > 0) return {file: target, kind: merged.text === text ? 'not applied' : 'in part', conflicts};
  return {file: target, kind: merged.text === text ? 'there already' : 'applied'};
}

function isSame(a: Buffer | undefined, b: Buffer | undefined): boolean {
  return a === undefined || b === undefined ? a === b : a.equals(b);
}

function blob(root: string, commit: string, file: string): Buffer {
  const {status, stdout, stderr} = spawnSync('git', ['cat-file', 'blob', `${commit}:${file}`], {
    cwd: root,
    maxBuffer: 1e8,
  });
  if (status !== 0) throw new Error(`git cat-file failed: ${stderr.toString().trim()}`);
  return stdout;
}
