import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import {contentHistory} from '../../../src/build/content-history';
import {parseIgnoredCommits, parseLog} from '../../../src/build/content-history/parse-log';

describe('the history of files', () => {
  const log = [
    'commit:c 30 Ana B',
    '',
    'a.md',
    'b.md',
    'commit:b 20 Bo',
    '',
    'a.md',
    'commit:a 10 Cy',
    '',
    'a.md',
  ].join('\n');

  it('counts the newest commit that is not ignored', () => {
    const files = parseLog(log, new Set(['c']));
    expect(files.get('a.md')).toEqual({
      creation: {timestamp: 10_000, author: 'Cy'},
      lastUpdate: {timestamp: 20_000, author: 'Bo'},
    });
  });

  it('falls back to the creation, which was no mass edit of this file', () => {
    expect(parseLog(log, new Set(['c'])).get('b.md')?.lastUpdate).toEqual({timestamp: 30_000, author: 'Ana B'});
  });

  it('reads the list of git, and names what is no commit', () => {
    const hash = 'a'.repeat(40);
    expect(parseIgnoredCommits(`# Why\n${hash} # all pages\n\n`)).toEqual(new Set([hash]));
    expect(() => parseIgnoredCommits('abc123\n')).toThrow('.git-blame-ignore-revs has "abc123"');
  });
});

it('the list of this project names commits that are in its history', () => {
  const listed = parseIgnoredCommits(readFileSync('.git-blame-ignore-revs', 'utf8'));
  const isAncestor = (hash: string) => spawnSync('git', ['merge-base', '--is-ancestor', hash, 'HEAD']).status === 0;
  expect([...listed].filter((hash) => !isAncestor(hash))).toEqual([]);
});

describe('in a repository', () => {
  const folders: string[] = [];
  afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, {recursive: true})));

  function makeFolder(): string {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'history-')));
    folders.push(folder);
    return folder;
  }

  it('gives a page the date of its content', async () => {
    const folder = makeFolder();
    const git = (date: string, ...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {
        cwd: folder,
        encoding: 'utf8',
        env: {...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date},
      });
    const commit = (date: string, text: string) => {
      writeFileSync(join(folder, 'ä.md'), text);
      git(date, 'add', '.');
      git(date, 'commit', '-qm', text);
    };
    git('', 'init', '-q');
    commit('2024-01-01T00:00:00Z', 'one');
    commit('2024-02-01T00:00:00Z', 'two');
    commit('2024-03-01T00:00:00Z', 'formatted');
    writeFileSync(join(folder, '.git-blame-ignore-revs'), git('', 'rev-parse', 'HEAD'));
    const history = contentHistory();
    history.initialize({siteDir: folder});
    const update = await history.getFileLastUpdateInfo(join(folder, 'ä.md'));
    expect(new Date(update!.timestamp).toISOString()).toBe('2024-02-01T00:00:00.000Z');
    expect(await history.getFileLastUpdateInfo(join(folder, 'new.md'))).toBeNull();
  });

  it('knows nothing outside of one', async () => {
    const history = contentHistory();
    history.initialize({siteDir: makeFolder()});
    expect(await history.getFileLastUpdateInfo('a.md')).toBeNull();
  });
});
