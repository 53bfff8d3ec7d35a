import {execFile} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import {promisify} from 'node:util';
import type {VcsConfig} from '@docusaurus/types';
import {LOG_FORMAT, parseIgnoredCommits, parseLog, type FileHistory} from './parse-log';

const run = promisify(execFile);
const MOST_OUTPUT = 256 * 1024 * 1024;

/**
 * What Docusaurus asks of the history, with one reading for all files: when a page was last changed. Commits that
 * `.git-blame-ignore-revs` lists do not count, since moving or formatting all pages makes none of them newer.
 */
export function contentHistory(): VcsConfig {
  let history: Promise<Map<string, FileHistory>> | undefined;
  const find = async (file: string) => (await history)?.get(resolve(file));
  return {
    initialize({siteDir}) {
      history ??= readHistory(siteDir);
    },
    getFileCreationInfo: async (file) => (await find(file))?.creation ?? null,
    getFileLastUpdateInfo: async (file) => (await find(file))?.lastUpdate ?? null,
  };
}

/** By absolute path; empty for sources without their history, such as an archive of them. */
async function readHistory(siteDir: string): Promise<Map<string, FileHistory>> {
  const git = async (...args: string[]) => (await run('git', args, {cwd: siteDir, maxBuffer: MOST_OUTPUT})).stdout;
  const root = await git('rev-parse', '--show-toplevel').catch(() => undefined);
  if (root === undefined) return new Map();
  const listed = await readFile(join(siteDir, '.git-blame-ignore-revs'), 'utf8').catch(() => '');
  const options = ['-c', 'core.quotePath=off', '-c', 'log.showSignature=false'];
  const log = await git(...options, 'log', `--format=${LOG_FORMAT}`, '--name-only', '--no-renames');
  const files = parseLog(log, parseIgnoredCommits(listed));
  return new Map([...files].map(([path, history]) => [join(root.trim(), path), history] as const));
}
