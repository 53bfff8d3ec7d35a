import {existsSync, readdirSync, rmSync} from 'node:fs';
import type {LoadContext} from '@docusaurus/types';
import {beforeEach, expect, it, vi} from 'vitest';
import {scratchFolder} from '../scratch';

const scratch = scratchFolder();
beforeEach(() => {
  scratch.remove();
  const folders = ['src/page-model', 'src/plugins', 'scripts/examples'];
  scratch.write({
    ...Object.fromEntries(folders.map((folder) => [`${folder}/work.ts`, 'version 1'])),
    'package-lock.json': '{}',
  });
});

/** A build, in a process of its own, that makes something of each input: what it got, and for which it had to work. */
async function build(inputs: string[], name = 'work'): Promise<{results: string[]; made: string[]}> {
  vi.resetModules();
  const {memoize, loadCache, saveCache} = await import('@site/src/page-model/memoize');
  loadCache(scratch.path());
  const made: string[] = [];
  const work = memoize(name, (input: string) => {
    made.push(input);
    return `made of ${input}`;
  });
  const results = inputs.map((input) => work(input));
  saveCache(scratch.path());
  return {results, made};
}

it('the same input is worked on once, in a build and in later ones', async () => {
  const results = ['made of a', 'made of b', 'made of a'];
  expect(await build(['a', 'b', 'a'])).toEqual({results, made: ['a', 'b']});
  expect(await build(['a', 'b', 'a'])).toEqual({results, made: []});
});

it('a changed input is worked on', async () => {
  await build(['a', 'b']);
  expect(await build(['a', 'changed'])).toEqual({results: ['made of a', 'made of changed'], made: ['changed']});
});

it('a copy of the project without a lockfile has results, too', async () => {
  rmSync(`${scratch.path()}/package-lock.json`);
  await build(['a']);
  expect((await build(['a'])).made).toEqual([]);
});

it('what a build did not ask for is forgotten', async () => {
  await build(['a', 'b']);
  await build(['a']);
  expect((await build(['a', 'b'])).made).toEqual(['b']);
});

it.each([
  'src/plugins/work.ts',
  'src/page-model/parse.ts',
  'src/plugins/new.ts',
  'src/remark/new.ts',
  'src/features/search/data/keywords/new.yml',
  'scripts/examples/work.ts',
  'package-lock.json',
])('a change of %s spoils all results', async (file) => {
  await build(['a']);
  expect((await build(['a'])).made).toEqual([]);
  scratch.write({[file]: '{"version": 2}'});
  expect((await build(['a'])).made).toEqual(['a']);
});

it('a damaged file is as good as none, and kinds of work do not share', async () => {
  await build(['a']);
  expect(readdirSync(scratch.path('node_modules/.cache'))).toEqual(['pages.json']);
  expect((await build(['a'], 'other')).made).toEqual(['a']);
  scratch.write({'node_modules/.cache/pages.json': '{"half'});
  expect((await build(['a'])).made).toEqual(['a']);
});

it.each(['pages', 'started-pages'] as const)('%s are saved at the end of a process that did not fail', async (name) => {
  const file = scratch.path(`node_modules/.cache/${name}.json`);
  for (const [code, isSaved] of [
    [1, false],
    [0, true],
  ] as const) {
    vi.resetModules();
    const {default: pageCache} = await import('@site/src/page-model/page-cache');
    const plugin = pageCache(name)({siteDir: scratch.path()} as LoadContext);
    const before = process.listeners('exit');
    await plugin.allContentLoaded!({} as never);
    await plugin.allContentLoaded!({} as never);
    const added = process.listeners('exit').filter((listener) => !before.includes(listener));
    expect(added).toHaveLength(1);
    expect(existsSync(file)).toBe(false);
    added[0]!(code);
    process.removeListener('exit', added[0]!);
    expect(existsSync(file)).toBe(isSaved);
  }
});
