import {existsSync, readdirSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {readFrontMatter} from '@site/src/page-model/front-matter';
import {releaseSeries} from '@site/src/features/releases/data/release-series';
import {collectReleases} from '@site/src/features/releases/node/collect-releases';
import versions from '@site/versions.json';
import semver from 'semver';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {problemsOf, makeCopy, read, removeCopies, run, runNode, TESTS, write} from './support';

const [latest, older] = versions as [string, string];
const next = `${semver.inc(`${latest}.0`, 'minor')}`.replace(/\.0$/, '');
const notes = `release-notes/${releaseSeries.find(({major}) => latest.startsWith(`${major}.`))!.slug}`;
let root = '';

const PAGE = [
  ['--title', 'Sensor drift'],
  [
    '--description',
    'How a station tells that one of its sensors drifts away from those of its neighbors, and what to do.',
  ],
  ['--opening', 'A sensor drifts when its values leave those of its neighbors. Compare them every hour.'],
].flat();

const NOTE = [
  ['--description', 'What a release of this test changed, in as many words as the lists of releases ask for.'],
  ['--opening', 'This release fixes one thing.'],
  ['--date', '2031-02-03'],
  ['--fixed', 'A thing works.'],
].flat();

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
  it('a page is added', () => {
    expect(run('new', 'page', 'foundations/drift', ...PAGE)).toMatchObject({status: 0});
    expect(read('docs/foundations/drift.md')).toBe(read(`versioned_docs/version-${latest}/foundations/drift.md`));
    expect(read('sidebars.ts')).toMatch(/'foundations\/use-cases',\s+'foundations\/drift'/);
    expect(read(`versioned_sidebars/version-${latest}-sidebars.json`)).toMatch(
      /"foundations\/use-cases",\s+"foundations\/drift"/,
    );
  });

  it('a release note is added', () => {
    const newest = readNotes().find((release) => release.startsWith(`${latest}.`))!;
    const patch = semver.inc(newest, 'patch')!;
    expect(run('new', 'release', patch, ...NOTE)).toMatchObject({status: 0});
    expect(readNotes()[0]).toBe(patch);
    expect(read(`${notes}/index.mdx`)).toContain(`Latest patch: [${patch}](./${patch}.md), Feb 3, 2031.`);
  });

  it('nothing is written when something is wrong', () => {
    const patch = semver.inc(
      readNotes().find((release) => release.startsWith(`${latest}.`))!,
      'patch',
    )!;
    const refused = [
      [run('new', 'page', 'developers/drift', ...PAGE.slice(0, 2)), '--description is missing'],
      [run('new', 'page', 'nowhere/drift', ...PAGE), 'There is no folder docs/nowhere'],
      [run('new', 'page', 'jobs', ...PAGE), '/docs/jobs is a former address'],
      [run('new', 'release', `${latest}.77`, ...NOTE), 'does not follow'],
      [run('new', 'release', patch, ...NOTE.slice(0, -2)), 'lists at least one change: --action-required, --added'],
      [run('new', 'release', patch, ...NOTE, '--highlight', 'More.'), '--highlight is for the first release'],
      [run('new', 'version', older, ...NOTE), 'is there already'],
      [run('new', 'version', next, '--opening', 'It is new.'), '--announcement is missing'],
      [run('move', 'developers/rst', 'reference/rest-api'), 'The nearest names are developers/rest'],
      [run('move', 'developers/rest', 'reference/globals'), 'is there already'],
      [run('move', 'developers/rest', 'reference/rest-api', '--next'), 'names no release to come'],
    ] as const;
    for (const [{status, printed}, message] of refused) {
      expect(printed).toContain(message);
      expect(status).toBe(2);
    }
    expect(existsSync(join(root, 'docs/developers/drift.md'))).toBe(false);
    expect(existsSync(join(root, 'docs/developers/rest.md'))).toBe(true);
  });

  it('what is wrong with the words of a page is told of the page', () => {
    const {status, printed} = run('new', 'page', 'developers/drift', ...PAGE.with(3, 'Short.'));
    expect(printed).toContain('docs/developers/drift.md:4: front matter "description" has 6 characters');
    expect(printed).toContain('the title is that of docs/foundations/drift.md');
    expect(status).toBe(1);
    for (const folder of ['docs', `versioned_docs/version-${latest}`])
      rmSync(join(root, folder, 'developers/drift.md'));
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
    const words = [...NOTE.with(1, NOTE[1]!.replace('A release', 'The release')), '--highlight', 'It finds drift.'];
    const description = 'What the first release of a version of this test changed, and how it came to be so long.';
    const {status, printed} = run(
      'new',
      'version',
      next,
      ...words.with(1, description),
      '--announcement',
      `Harper ${next} finds "drift" & more.`,
    );
    expect(status, printed).toBe(0);
    expect(readNotes()[0]).toBe(first);
    expect(JSON.parse(read('versions.json'))).toEqual([next, ...versions]);
    expect(read(`${notes}/index.mdx`)).toContain(
      `## ${next}\n\nFirst release: [${first}](./${first}.md), Feb 3, 2031.`,
    );
    expect(read('src/config/announcement.ts')).toContain(`to: '${notes}/${first}'`);
    const {status: isFormatted} = runNode('node_modules/oxfmt/bin/oxfmt', '--check', '.');
    expect(isFormatted).toBe(0);
    expect(problemsOf(...TESTS)).toBe('');
  });
});
