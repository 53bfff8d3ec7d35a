import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {counterpart, readVersionFolders, type VersionFolders} from '../../src/features/versions/node';
import {WORKING_COPY, docsFolder, versionOfFile} from '../../src/lib/version-names';

/** The result of a change in one file of another version; `conflicts` means that the file has Git's conflict marks. */
export interface Outcome {
  file: string;
  result: 'merged' | 'conflicts' | "left out: the version doesn't have this page" | 'left out: only here';
}

/**
 * Applies the changes of a commit to the other versions of its pages, in the working tree, with `git merge-file`. If
 * the commit changes a page in several versions, each other version gets the change of the nearest one.
 *
 * @throws Error before anything is written: if the commit cannot be used, or if a file that would change has
 * uncommitted changes
 */
export function carryCommit(root: string, commit: string): Outcome[] {
  const git = (...options: string[]) => spawnSync('git', options, {cwd: root, maxBuffer: 1e8});
  const text = (...options: string[]) => git(...options).stdout.toString();
  // Git would read a name that starts with a dash as an option.
  const hash = commit.startsWith('-') ? '' : text('rev-parse', '--verify', '--quiet', `${commit}^{commit}`).trim();
  if (!hash) throw new Error(`${commit} is not a commit in this repository.`);
  const [, parent, ...more] = text('rev-list', '--parents', '-n', '1', hash).trim().split(' ');
  if (!parent || more.length > 0) {
    throw new Error(`${commit} is ${parent ? 'a merge' : 'the first commit'}: expected a commit with one parent.`);
  }
  const changed = text('diff-tree', '-r', '-z', '--no-renames', '--name-only', parent, hash)
    .split('\0')
    .filter((file) => file && versionOfFile(file) !== undefined);
  if (changed.length === 0) throw new Error(`${commit} changes no page of a docs version: there is nothing to carry.`);

  const folders = readVersionFolders(root);
  const {sources, leftOut} = plan(folders, changed);
  const dirty = text('status', '--porcelain', '-z', '--no-renames', '--', ...sources.keys())
    .split('\0')
    .flatMap((entry) => (sources.size > 0 && entry ? entry.slice(3) : []));
  if (dirty.length > 0) {
    throw new Error(`Nothing was changed: commit or stash the changes of ${dirty.join(', ')} first.`);
  }

  const folder = mkdtempSync(join(tmpdir(), 'carry-'));
  const blob = (revision: string, file: string) => {
    const {status, stdout} = git('cat-file', 'blob', `${revision}:${file}`);
    return status === 0 ? stdout : undefined;
  };
  const merged = [...sources].map(([target, source]): Outcome => {
    const [before, after] = [blob(parent, source), blob(hash, source)];
    const path = join(root, target);
    if (!before || !after || !existsSync(path)) {
      // Added and deleted pages are only carried between the working copy and the latest version, which are equal.
      if (!areOfLatest(folders, source, target)) return {file: target, result: 'left out: only here'};
      if (after) {
        mkdirSync(dirname(path), {recursive: true});
        writeFileSync(path, after);
      } else rmSync(path, {force: true});
      return {file: target, result: 'merged'};
    }
    const [base, other] = [join(folder, 'before'), join(folder, 'after')];
    writeFileSync(base, before);
    writeFileSync(other, after);
    const {status, stderr} = git('merge-file', '-q', '-L', 'here', '-L', 'before', '-L', 'after', path, base, other);
    // The status is the number of conflicts, or 255 for a failure.
    if (status === null || status > 127) throw new Error(`git merge-file failed: ${stderr.toString().trim()}`);
    return {file: target, result: status === 0 ? 'merged' : 'conflicts'};
  });
  rmSync(folder, {recursive: true, force: true});
  return [...merged, ...leftOut].toSorted((a, b) => (a.file < b.file ? -1 : 1));
}

/** Maps each file that gets a change to the changed file of the nearest version. */
function plan(folders: VersionFolders, changed: string[]): {sources: Map<string, string>; leftOut: Outcome[]} {
  const {versions} = folders;
  const distance = (file: string, version: string) =>
    Math.abs(versions.indexOf(versionOfFile(file)!) - versions.indexOf(version));
  const sources = new Map<string, string>();
  const leftOut = new Map<string, Outcome>();
  for (const version of versions) {
    for (const source of changed.toSorted((a, b) => distance(a, version) - distance(b, version))) {
      const from = versionOfFile(source)!;
      if (from === version) continue;
      const same = join(docsFolder(version), source.slice(docsFolder(from).length + 1));
      const target = areOfLatest(folders, source, same) ? same : counterpart(source, version, folders);
      if (target === undefined) leftOut.set(same, {file: same, result: "left out: the version doesn't have this page"});
      else if (!changed.includes(target) && !sources.has(target)) sources.set(target, source);
    }
  }
  return {sources, leftOut: [...leftOut.values()].filter(({file}) => !sources.has(file) && !changed.includes(file))};
}

/** Returns true if all files belong to the working copy or the latest version, which are equal. */
function areOfLatest({versions}: VersionFolders, ...files: string[]): boolean {
  const latest = versions.find((version) => version !== WORKING_COPY);
  return files.every((file) => [WORKING_COPY, latest].includes(versionOfFile(file)));
}
