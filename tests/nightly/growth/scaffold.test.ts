import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {formatDate} from '@site/src/lib/format-date';
import {readFrontMatter} from '@site/src/page-model/front-matter';
import {releaseSeries} from '@site/src/features/releases/data/release-series';
import {collectReleases} from '@site/src/features/releases/node/collect-releases';
import versions from '@site/versions.json';
import semver from 'semver';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {problemsOf, makeCopy, read, removeCopies, run, runNode, TESTS, write, writeTodos} from './support';

const [latest, older] = versions as [string, string];
const next = `${semver.inc(`${latest}.0`, 'minor')}`.replace(/\.0$/, '');
const notes = `release-notes/${releaseSeries.find(({major}) => latest.startsWith(`${major}.`))!.slug}`;
let root = '';

const today = new Date().toISOString().slice(0, 10);

/** The release notes as the build reads them. */
function readNotes(): string[] {
  const files = readdirSync(join(root, notes)).filter((file) => /^\d.*\.md$/.test(file));
  const pages = files.map((file) => {
    const frontMatter = readFrontMatter(read(`${notes}/${file}`)).data as {title: string; description: string};
    return {
      ...frontMatter,
      frontMatter,
      source: `@site/${notes}/${file}`,
      sourceDirName: notes.split('/')[1]!,
      permalink: `/${notes}/${file.replace('.md', '')}`,
    };
  });
  const readSource = (source: string) => read(source.replace('@site/', ''));
  return collectReleases(pages, {readSource, latestVersion: latest}).map(({version}) => version);
}

beforeAll(() => {
  root = makeCopy();
}, 60_000);
afterAll(removeCopies);

describe('without a change of a test, as README says', {timeout: 600_000}, () => {
  const drift = ['docs/foundations/drift.md', `versioned_docs/version-${latest}/foundations/drift.md`] as const;

  it('a page is added', () => {
    const {status, printed} = run('new', 'page', 'foundations/drift');
    expect(status, printed).toBe(0);
    expect(read(drift[0])).toContain('title: Drift\n');
    expect(read(drift[0])).toBe(read(drift[1]));
    expect(read('sidebars.ts')).toMatch(/'foundations\/use-cases',\s+'foundations\/drift'/);
    expect(read(`versioned_sidebars/version-${latest}-sidebars.json`)).toMatch(
      /"foundations\/use-cases",\s+"foundations\/drift"/,
    );
  });

  it('what is left to the writer is found by the check of a page, until it is written', () => {
    const check = () => runNode('node_modules/jiti/lib/jiti-cli.mjs', 'scripts/content/check.ts', ...drift);
    const {status, printed} = check();
    expect(status).toBe(1);
    expect(printed).toContain(`${drift[0]}:3: this is not written yet`);
    expect(printed).toContain(`${drift[1]}:6: this is not written yet`);
    writeTodos('drift', ...drift);
    expect(check()).toMatchObject({status: 0});
  });

  it('a release note is added', () => {
    const newest = readNotes().find((release) => release.startsWith(`${latest}.`))!;
    const patch = semver.inc(newest, 'patch')!;
    expect(run('new', 'release', patch, today)).toMatchObject({status: 0});
    writeTodos(patch, `${notes}/${patch}.md`);
    expect(readNotes()[0]).toBe(patch);
    expect(read(`${notes}/index.mdx`)).toContain(`Latest patch: [${patch}](./${patch}.md), ${formatDate(today)}.`);
  });

  it('nothing is written when something is wrong', () => {
    const refused = [
      [run('new', 'page', 'nowhere/drift'), 'There is no folder docs/nowhere'],
      [run('new', 'page', 'jobs'), '/docs/jobs is a former address'],
      [run('new', 'release', `${next}.0`), 'npm run new -- release NUMBER DATE'],
      [run('new', 'release', `${next}.0`, '2031-02-30'), 'is not a date'],
      [run('new', 'version', older, 'It finds drift.'), 'already exists'],
      [run('new', 'version', next, 'It finds drift.'), `There is no release note of ${next}.0.`],
      [run('move', 'developers/rst', 'reference/rest-api'), 'The nearest names are developers/rest'],
      [run('move', 'developers/rest', 'reference/globals'), 'already exists'],
      [run('move', 'developers/rest', 'reference/rest-api', '--next'), 'names no upcoming release'],
    ] as const;
    for (const [{status, printed}, message] of refused) {
      expect(printed).toContain(message);
      expect(status).toBe(2);
    }
    expect(existsSync(join(root, 'docs/developers/drift.md'))).toBe(false);
    expect(existsSync(join(root, 'docs/developers/rest.md'))).toBe(true);
  });

  it('work on the next release begins, where it says so', () => {
    write('docs/foundations/drift.md', `${read('docs/foundations/drift.md')}\nThe next release finds it.\n`);
    expect(problemsOf('versions/working-copy')).toContain('src/features/versions/data/next-release.ts');
    const file = 'src/features/versions/data/next-release.ts';
    write(file, read(file).replace(/= undefined;$/m, `= '${next}';`));
    expect(problemsOf('versions/working-copy')).toBe('');
  });

  it('a page is moved with the next release', () => {
    const {status, printed} = run('move', 'foundations/drift', 'reference/drift', '--next');
    expect(status, printed).toBe(0);
    expect(existsSync(join(root, `versioned_docs/version-${latest}/foundations/drift.md`))).toBe(true);
    expect(read('sidebars.ts')).not.toContain('foundations/drift');
    expect(read('src/features/versions/data/page-moves.ts')).toContain(
      `['${next}', 'foundations/drift', 'reference/drift']`,
    );
    expect(read('src/features/addresses/data/redirects/docs.ts')).toContain(
      "'/docs/foundations/drift': '/docs/reference/drift'",
    );
    expect(problemsOf('config')).toBe('');
  });

  it('the next version is released', () => {
    const first = `${next}.0`;
    expect(run('new', 'release', first, today)).toMatchObject({status: 0});
    writeTodos(first, `${notes}/${first}.md`, `${notes}/index.mdx`);
    expect(readNotes()[0]).toBe(first);
    expect(read(`${notes}/index.mdx`)).toContain(
      `## ${next}\n\nFirst release: [${first}](./${first}.md), ${formatDate(today)}.`,
    );
    const {status, printed} = run('new', 'version', next, `Harper ${next} finds "drift" & more.`);
    expect(status, printed).toBe(0);
    expect(JSON.parse(read('versions.json'))).toEqual([next, ...versions]);
    expect(read('src/config/announcement.ts')).toContain(`to: '${notes}/${first}'`);
    const {status: isFormatted} = runNode('node_modules/oxfmt/bin/oxfmt', '--check', '.');
    expect(isFormatted).toBe(0);
    expect(problemsOf(...TESTS)).toBe('');
  });
});
