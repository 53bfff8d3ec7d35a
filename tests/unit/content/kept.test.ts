import {readdirSync} from 'node:fs';
import {beforeEach, expect, it, vi} from 'vitest';
import {scratchFolder} from '../scratch';

const scratch = scratchFolder();
beforeEach(() => {
  scratch.remove();
  const folders = ['build', 'content', 'plugins', 'lib', 'search', 'data/search-keywords'];
  scratch.write({
    ...Object.fromEntries(folders.map((folder) => [`src/${folder}/work.ts`, 'version 1'])),
    'package.json': '{}',
  });
});

/** A build, in a process of its own, that makes something of each input: what it got, and for which it had to work. */
async function build(inputs: string[], name = 'work'): Promise<{results: string[]; made: string[]}> {
  vi.resetModules();
  const {kept, openKept, saveKept} = await import('@site/src/content/kept');
  await openKept(scratch.path());
  const made: string[] = [];
  const work = kept(name, (input: string) => {
    made.push(input);
    return `made of ${input}`;
  });
  const results = inputs.map((input) => work(input));
  await saveKept(scratch.path());
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

it('what a build did not ask for is forgotten', async () => {
  await build(['a', 'b']);
  await build(['a']);
  expect((await build(['a', 'b'])).made).toEqual(['b']);
});

it.each([
  'src/plugins/work.ts',
  'src/content/parse.ts',
  'src/plugins/new.ts',
  'src/search/new.ts',
  'src/data/search-keywords/new.yml',
  'package.json',
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
