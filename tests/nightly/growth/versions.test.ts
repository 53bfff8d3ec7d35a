import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {formatDate} from '@site/src/lib/format-date';
import {releaseSeries} from '@site/src/features/releases/data/release-series';
import {projectPath} from '@site/tests/support';
import versions from '@site/versions.json';
import semver from 'semver';
import {afterAll, describe, expect, it} from 'vitest';

// A clone of what is committed, with its history: pages say when they were last changed.
const made: string[] = [];
afterAll(() => made.forEach((copy) => rmSync(copy, {recursive: true, force: true})));

function clone(): string {
  const copy = mkdtempSync(join(tmpdir(), 'site-grown-'));
  made.push(copy);
  execFileSync('git', ['clone', '--quiet', projectPath(''), copy]);
  symlinkSync(projectPath('node_modules'), join(copy, 'node_modules'));
  writeFileSync(join(copy, '.git/info/exclude'), 'node_modules\n');
  return copy;
}

/** Runs a program of Node in a copy. @returns nothing when it succeeds, and what it prints when not */
function problemsOf(cwd: string, ...words: string[]): string {
  const {status, stdout, stderr} = spawnSync(process.execPath, words, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1e9,
    env: {
      ...process.env,
      NO_COLOR: '1',
      VITEST: undefined,
      NODE_ENV: undefined,
      // The copies have the packages of the checkout, and the bundler would keep its cache among them.
      BUNDLER_CACHE: 'off',
    },
  });
  return status === 0 ? '' : stdout + stderr;
}

function commit(cwd: string, message: string): void {
  execFileSync('git', ['add', '--all'], {cwd});
  const name = ['-c', 'user.name=test', '-c', 'user.email=test@example.com'];
  execFileSync('git', [...name, 'commit', '--quiet', '--message', message], {cwd});
}

/** Tests that a change left the unit tests, the builds, and their tests green. */
function leavesGreen(cwd: string): void {
  it('leaves the unit tests green', () => {
    expect(problemsOf(cwd, 'node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--reporter=dot')).toBe('');
  });

  it('leaves the build and its tests green', () => {
    expect(problemsOf(cwd, 'node_modules/jiti/lib/jiti-cli.mjs', 'scripts/test-build.ts')).toBe('');
  });
}

const latest = `${versions[0]}.0`;
const [minor, major] = [semver.inc(latest, 'minor')!, semver.inc(latest, 'major')!];
const SERIES = 'src/features/releases/data/release-series.ts';
const series = `v${semver.major(major)}-umber`;

const today = new Date().toISOString().slice(0, 10);
describe.each([
  ['minor', minor, releaseSeries[0]!.slug],
  ['major', major, series],
])('the next %s version, %s', {timeout: 3_600_000}, (kind, first, slug) => {
  const version = first.replace(/\.0$/, '');
  const copy = clone();
  const read = (file: string) => readFileSync(join(copy, file), 'utf8');

  const run = (...words: string[]) =>
    problemsOf(copy, 'node_modules/jiti/lib/jiti-cli.mjs', 'scripts/scaffold/new.ts', ...words);

  it('is made by the commands', () => {
    if (kind === 'major') {
      const file = join(copy, SERIES);
      const entry = `  {major: ${semver.major(first)}, name: 'Umber', slug: '${slug}'},\n`;
      writeFileSync(
        file,
        readFileSync(file, 'utf8').replace('ReleaseSeries[] = [\n', (start) => start + entry),
      );
    }
    expect(run('release', first, today)).toBe('');
    expect(read(`release-notes/${slug}/index.mdx`)).toContain(
      `## ${version}\n\nFirst release: [${first}](./${first}.md), ${formatDate(today)}.\n\n- TODO: `,
    );
    for (const file of [`${slug}/${first}.md`, `${slug}/index.mdx`, 'index.mdx']) {
      const path = join(copy, 'release-notes', file);
      const description =
        'What the first release of this line changed, in as many words as the lists of releases ask for';
      const text = readFileSync(path, 'utf8').replace(/(?<=^description: ")TODO: [^"\n]+/m, description);
      writeFileSync(path, text.replaceAll(/TODO: .+/g, 'It finds drift in all sensors.'));
    }
    expect(read('release-notes/index.mdx')).toContain(`<SeriesReleases series="${slug}" />`);
    expect(run('version', version, 'Harper finds drift.')).toBe('');
    expect(JSON.parse(read('versions.json'))).toEqual([version, ...versions]);
    expect(problemsOf(copy, 'node_modules/oxfmt/bin/oxfmt', '--check', '.')).toBe('');
    commit(copy, version);
  });

  leavesGreen(copy);
});

describe('taking the oldest version off the site', {timeout: 3_600_000}, () => {
  const copy = clone();
  const oldest = versions.at(-1)!;

  it('is done by the command', () => {
    const command = ['node_modules/jiti/lib/jiti-cli.mjs', 'scripts/scaffold/move.ts', 'version', oldest, '--delete'];
    expect(problemsOf(copy, ...command)).toBe('');
    expect(JSON.parse(readFileSync(join(copy, 'versions.json'), 'utf8'))).toEqual(versions.slice(0, -1));
    expect(problemsOf(copy, 'node_modules/oxfmt/bin/oxfmt', '--check', '.')).toBe('');
    commit(copy, oldest);
  });

  leavesGreen(copy);
});
