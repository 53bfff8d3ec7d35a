import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, expect, it, vi} from 'vitest';

const projects: string[] = [];

function makeProject(): string {
  const project = mkdtempSync(join(tmpdir(), 'kept-'));
  projects.push(project);
  for (const folder of ['build', 'content', 'plugins', 'lib', 'data/search-keywords'])
    mkdirSync(join(project, 'src', folder), {recursive: true});
  writeFileSync(join(project, 'src/plugins/work.ts'), 'version 1');
  writeFileSync(join(project, 'package.json'), '{}');
  return project;
}

/** A build, in a process of its own, that makes something of each input: what it got, and for which it had to work. */
async function build(project: string, inputs: string[], name = 'work'): Promise<{results: string[]; made: string[]}> {
  vi.resetModules();
  const {kept, openKept, saveKept} = await import('@site/src/content/kept');
  await openKept(project);
  const made: string[] = [];
  const work = kept(name, (input: string) => {
    made.push(input);
    return `made of ${input}`;
  });
  const results = inputs.map((input) => work(input));
  await saveKept(project);
  return {results, made};
}

afterEach(() => projects.splice(0).forEach((project) => rmSync(project, {recursive: true, force: true})));

it('the same input is worked on once, in a build and in later ones', async () => {
  const project = makeProject();
  const results = ['made of a', 'made of b', 'made of a'];
  expect(await build(project, ['a', 'b', 'a'])).toEqual({results, made: ['a', 'b']});
  expect(await build(project, ['a', 'b', 'a'])).toEqual({results, made: []});
});

it('a changed input is worked on', async () => {
  const project = makeProject();
  await build(project, ['a', 'b']);
  expect(await build(project, ['a', 'changed'])).toEqual({
    results: ['made of a', 'made of changed'],
    made: ['changed'],
  });
});

it('what a build did not ask for is forgotten', async () => {
  const project = makeProject();
  await build(project, ['a', 'b']);
  await build(project, ['a']);
  expect((await build(project, ['a', 'b'])).made).toEqual(['b']);
});

it.each([
  'src/plugins/work.ts',
  'src/content/parse.ts',
  'src/plugins/new.ts',
  'src/data/search-keywords/new.yml',
  'package.json',
])('a change of %s spoils all results', async (file) => {
  const project = makeProject();
  await build(project, ['a']);
  expect((await build(project, ['a'])).made).toEqual([]);
  writeFileSync(join(project, file), '{"version": 2}');
  expect((await build(project, ['a'])).made).toEqual(['a']);
});

it('a damaged file is as good as none, and kinds of work do not share', async () => {
  const project = makeProject();
  await build(project, ['a']);
  const folder = join(project, 'node_modules/.cache');
  expect(readdirSync(folder)).toEqual(['pages.json']);
  expect((await build(project, ['a'], 'other')).made).toEqual(['a']);
  writeFileSync(join(folder, 'pages.json'), '{"half');
  expect((await build(project, ['a'])).made).toEqual(['a']);
});
