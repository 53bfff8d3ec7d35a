import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliDecompressSync} from 'node:zlib';
import {beforeEach, expect, it} from 'vitest';
import {carryAssets, MANIFEST, readerOf, type Deployments} from '../../../scripts/hosting/carry-assets';
import {scratchFolder} from '../scratch';

const JITI = 'node_modules/jiti/lib/jiti-cli.mjs';
const scratch = scratchFolder();
beforeEach(() => scratch.remove());

const text = (word: string) => `${word}();`.repeat(500);

function makeBuild(name: string, ...files: string[]): string {
  scratch.write(Object.fromEntries(['docs.html', ...files].map((file) => [`${name}/${file}`, text(file)])));
  return scratch.path(name);
}

let hour = 0;
const carry = (from: string, outDir: string, keep = 2) =>
  carryAssets(readerOf(from), {
    outDir,
    keep,
    hashedFolders: ['assets', 'search-index'],
    now: new Date(2026, 0, 1, hour++),
    cacheDir: scratch.path('cache'),
  });

const manifestOf = (build: string) => JSON.parse(readFileSync(join(build, MANIFEST), 'utf8')) as Deployments;

it('keeps the files of the last deployments, and forgets those before', async () => {
  const first = makeBuild('1', 'assets/js/a.1.js', 'search-index/docs.1.json');
  expect(await carry(scratch.path('nothing'), first)).toEqual({carried: 0, missing: []});
  const second = makeBuild('2', 'assets/js/a.2.js', 'search-index/docs.1.json');
  expect(await carry(first, second)).toEqual({carried: 1, missing: []});
  const third = makeBuild('3', 'assets/js/a.3.js');
  await carry(second, third);
  expect(readFileSync(join(third, 'assets/js/a.1.js'), 'utf8')).toBe(text('assets/js/a.1.js'));
  const fourth = makeBuild('4', 'assets/js/a.4.js');
  await carry(third, fourth);
  const there = ['assets/js/a.1.js', 'search-index/docs.1.json', 'assets/js/a.2.js', 'assets/js/a.3.js', 'docs.html'];
  expect(there.filter((file) => existsSync(join(fourth, file)))).toEqual(there.slice(1));
  const {deployments} = manifestOf(fourth);
  expect(deployments.map(({files}) => files[0])).toEqual(['assets/js/a.4.js', 'assets/js/a.3.js', 'assets/js/a.2.js']);
  expect(deployments[0]!.date > deployments[1]!.date).toBe(true);
});

it('leaves files of the new build alone, and compresses what it adds where the build is', async () => {
  const first = makeBuild('1', 'assets/js/same.js', 'assets/js/old.js');
  await carry('', first);
  writeFileSync(join(first, 'assets/js/same.js'), 'other');
  const second = makeBuild('2', 'assets/js/same.js', 'assets/js/same.js.br');
  await carry(first, second);
  expect(readFileSync(join(second, 'assets/js/same.js'), 'utf8')).toBe(text('assets/js/same.js'));
  expect(brotliDecompressSync(readFileSync(join(second, 'assets/js/old.js.br'))).toString()).toBe(
    text('assets/js/old.js'),
  );
});

it('names what is gone and promises it no longer', async () => {
  const first = makeBuild('1', 'assets/js/a.js', 'assets/js/b.js');
  await carry('', first);
  rmSync(join(first, 'assets/js/b.js'));
  const second = makeBuild('2', 'assets/js/c.js');
  expect(await carry(first, second)).toEqual({carried: 1, missing: ['assets/js/b.js']});
  expect(manifestOf(second).deployments[1]!.files).toEqual(['assets/js/a.js']);
});

it.each(['{}', '{"deployments":[{"files":["../../etc/passwd"]}]}', '{"deployments":[{"files":["assets/../../x"]}]}'])(
  'takes no manifest such as %s',
  async (manifest) => {
    const first = makeBuild('1');
    writeFileSync(join(first, MANIFEST), manifest);
    await expect(carry(first, makeBuild('2'))).rejects.toThrow('does not list its deployments');
  },
);

it('says so when the deployed site has no list, and none of its files can be kept', () => {
  const [deployed, outDir] = [makeBuild('deployed', 'assets/js/a.1.js'), makeBuild('built', 'assets/js/b.1.js')];
  const run = () =>
    spawnSync(process.execPath, [JITI, 'scripts/hosting/carry.ts', '--from', deployed, '--out-dir', outDir], {
      encoding: 'utf8',
    });
  const {status, stdout, stderr} = run();
  expect(stderr).toContain(`There is no deployments.json at ${deployed}`);
  expect(stdout).toBe('0 files of former deployments added.\n');
  expect(status).toBe(0);
  writeFileSync(join(deployed, MANIFEST), JSON.stringify({deployments: [{date: '', files: ['assets/js/a.1.js']}]}));
  expect(run()).toMatchObject({status: 0, stderr: '', stdout: '1 files of former deployments added.\n'});
});
