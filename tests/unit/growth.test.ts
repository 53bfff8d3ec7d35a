import {execFileSync, spawnSync} from 'node:child_process';
import {readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {checkExamples} from '@site/scripts/examples/check-examples';
import {readPages} from '@site/scripts/pages/read-pages';
import {releaseSeries} from '@site/src/data/release-series';
import {collectReleases} from '@site/src/plugins/release-list/collect-releases';
import {projectCopies, projectPath} from '@site/tests/support';
import versions from '@site/versions.json';
import semver from 'semver';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';

// The site grows by what README says, and no test has to be changed for it. Proved on a copy: the tests of the copy are run
// after each step.

const [latest, older] = versions as [string, string];
const next = `${semver.inc(`${latest}.0`, 'minor')}`.replace(/\.0$/, '');
const readme = readFileSync('README.md', 'utf8');
const notes = `release-notes/${releaseSeries.find(({major}) => latest.startsWith(`${major}.`))!.slug}`;

const copies = projectCopies('tests', 'vitest.config.mts', 'README.md');
let root = '';
const write = (file: string, text: string) => writeFileSync(join(root, file), text);

/** The tests that read pages and versions from the disk. The builds and the browser have no part in them. */
const TESTS = [
  'config',
  'versions/all-pages',
  'versions/addresses',
  'versions/working-copy',
  'browser',
  'api-catalogue',
];

/** Runs tests of the copy. @returns nothing when they pass, and what they print when not */
function faultsOf(...names: string[]): string {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...names.map((name) => `tests/unit/${name}`)],
    {cwd: root, encoding: 'utf8', env: {...process.env, NO_COLOR: '1'}},
  );
  return status === 0 ? '' : stdout + stderr;
}

const exampleFaults = (version: string, files: string[]) => checkExamples(readPages(root), version, files);

/** Each page says what a page has to say. */
const PAGE = `---
title: Sensor drift
description: How a station tells that one of its sensors drifts away from those of its neighbors, and what to do.
---

A sensor drifts when its values leave those of its neighbors. [The REST interface](./rest.md) shows them.

\`\`\`http
GET /Station/?limit(2)
\`\`\`
`;

/** The note that README shows, with another number. */
function noteOf(release: string, kind: 'patch' | 'minor'): string {
  const shown = /```yaml\n(---\n[\s\S]*?\n---\n)```/.exec(readme)![1]!;
  const {version} = parse(shown.split('---')[1]!) as {version: string};
  return `${shown.replaceAll(version, release).replace('kind: patch', `kind: ${kind}`)}\n## Fixed\n\n- A thing works.\n`;
}

/** The release notes as the build reads them. */
function readNotes(): string[] {
  const files = readdirSync(join(root, notes)).filter((file) => /^\d.*\.md$/.test(file));
  const textOf = (file: string) => readFileSync(join(root, notes, file), 'utf8');
  const pages = files.map((file) => {
    const frontMatter = parse(textOf(file).split('---')[1]!) as {title: string; description: string};
    return {
      ...frontMatter,
      frontMatter,
      source: `@site/${notes}/${file}`,
      sourceDirName: notes.split('/')[1]!,
      permalink: `/${notes}/${file.replace('.md', '')}`,
    };
  });
  const readSource = (source: string) => textOf(source.split('/').at(-1)!);
  return collectReleases(pages, {readSource, latestVersion: latest}).map(({version}) => version);
}

beforeAll(() => {
  root = copies.make();
  // Two versions show what seven would, and are read sooner.
  write('versions.json', JSON.stringify([latest, older]));
  for (const folder of readdirSync(join(root, 'versioned_docs'))) {
    if (![latest, older].includes(folder.replace('version-', ''))) {
      rmSync(join(root, 'versioned_docs', folder), {recursive: true});
    }
  }
}, 60_000);
afterAll(copies.remove);

describe('without a change of a test, as README says', {timeout: 300_000}, () => {
  it('a page is added', async () => {
    const files = ['docs', `versioned_docs/version-${latest}`].map((folder) => `${folder}/developers/sensor-drift.md`);
    files.forEach((file) => write(file, PAGE));
    expect(await exampleFaults(latest, files)).toEqual([]);
  });

  it('a release note is added', async () => {
    const newest = readNotes().find((release) => release.startsWith(`${latest}.`))!;
    const patch = semver.inc(newest, 'patch')!;
    write(`${notes}/${patch}.md`, noteOf(patch, 'patch'));
    expect(readNotes()[0]).toBe(patch);
    expect(await exampleFaults(latest, [`${notes}/${patch}.md`])).toEqual([]);
    expect(faultsOf(...TESTS)).toBe('');
  });

  it('work on the next release begins, where it says so', () => {
    write('docs/developers/sensor-drift.md', `${PAGE}\nThe next release finds it sooner.\n`);
    expect(faultsOf('versions/working-copy')).toContain('src/data/next-release.ts');
    const file = 'src/data/next-release.ts';
    write(file, readFileSync(file, 'utf8').replace(/= undefined;$/m, `= '${next}';`));
    expect(faultsOf(...TESTS)).toBe('');
  });

  it('the next version is released', async () => {
    write(`${notes}/${next}.0.md`, noteOf(`${next}.0`, 'minor'));
    expect(readNotes()[0]).toBe(`${next}.0`);
    const [, command = ''] = /`npx (docusaurus docs:version) [\d.]+`/.exec(readme)!;
    execFileSync('npx', [...command.split(' '), next], {cwd: root, stdio: 'pipe'});
    expect(JSON.parse(readFileSync(join(root, 'versions.json'), 'utf8'))).toEqual([next, latest, older]);
    expect(faultsOf(...TESTS)).toBe('');
    const files = [`versioned_docs/version-${next}/developers/sensor-drift.md`, `${notes}/${next}.0.md`];
    expect(await exampleFaults(next, files)).toEqual([]);
  });
});

it('no test of the build or in the browser spells the number of the latest version', () => {
  const spelled = new RegExp(String.raw`(?<![\d.])${latest.replace('.', String.raw`\\?\.`)}(?!\\?\.?\d)`);
  const found = ['tests/build', 'tests/browser'].flatMap((folder) =>
    readdirSync(projectPath(folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.m?ts$/.test(file))
      .flatMap((file) =>
        readFileSync(join(folder, file), 'utf8')
          .split('\n')
          .map((line, index) => ({line, place: `${folder}/${file}:${index + 1}`}))
          // A version that is asked for by its number stays the one that is meant.
          .filter(({line}) => spelled.test(line) && !/^\s*(?:\/\/|\/?\*)|docsOf\(/.test(line))
          .map(({place}) => place),
      ),
  );
  expect(found, 'tests/browser/support/versions.ts knows the versions').toEqual([]);
});
