import {spawnSync} from 'node:child_process';
import {publicName, versionOfFile} from '../../src/lib/version-names';
import {counterpart, pageIdOf, type VersionFolders} from '../../src/features/versions/node';

/**
 * The differences of a page between neighboring versions, newest first, as text for a terminal.
 *
 * @param file a file of the page, in any version
 * @param color whether the text may have colors
 */
export function diffPage(root: string, file: string, folders: VersionFolders, color: boolean): string {
  const files = folders.versions.map((version) => ({
    version,
    file: version === versionOfFile(file) ? file : counterpart(file, version, folders),
  }));
  const pairs = files.slice(0, -1).map((newer, position) => ({newer, older: files[position + 1]!}));
  return pairs.map(({newer, older}) => describePair(root, newer, older, color)).join('\n');
}

interface PageOfVersion {
  version: string;
  file: string | undefined;
}

function describePair(root: string, newer: PageOfVersion, older: PageOfVersion, color: boolean): string {
  const title = `${publicName(older.version)} → ${publicName(newer.version)}`;
  if (!newer.file && !older.file) return `${title}: neither has the page`;
  if (!older.file) return `${title}: ${publicName(older.version)} doesn't have this page; it came with ${newer.file}`;
  if (!newer.file) return `${title}: ${publicName(newer.version)} no longer has this page; it was ${older.file}`;
  const moved =
    pageIdOf(newer.file) === pageIdOf(older.file)
      ? ''
      : `, moved from ${pageIdOf(older.file)} to ${pageIdOf(newer.file)}`;
  const difference = gitDiff(root, older.file, newer.file, color);
  return difference === '' ? `${title}: the same${moved}` : `${title}: different${moved}\n${difference}`;
}

function gitDiff(root: string, older: string, newer: string, color: boolean): string {
  const options = ['diff', '--no-index', color ? '--color-words' : '--color=never', '--', older, newer];
  const {status, stdout, stderr, error} = spawnSync('git', options, {cwd: root, encoding: 'utf8', maxBuffer: 1e8});
  if (error) throw error;
  // 1 means that there is a difference.
  if (status !== 0 && status !== 1) throw new Error(`git diff failed: ${stderr.trim()}`);
  return stdout;
}
