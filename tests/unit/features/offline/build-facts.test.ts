import {writeFileSync} from 'node:fs';
import {promisify} from 'node:util';
import {bundledFiles} from '@site/src/features/offline/node/build-facts';
import {rspack, type Compiler} from '@rspack/core';
import {beforeEach, expect, it} from 'vitest';
import {scratchFolder} from '../../scratch';

const scratch = scratchFolder();

beforeEach(() => {
  scratch.remove();
  scratch.write({
    'main.js': `import(/* webpackChunkName: "search-dialog" */ './dialog'); import(/* webpackChunkName: "search-hosted" */ './hosted');`,
    'dialog.js': `import './shared'; export const page = () => import(/* webpackChunkName: "page" */ './page');`,
    // A circle, as imports of pages by each other make.
    'page.js': `export const dialog = () => import(/* webpackChunkName: "search-dialog" */ './dialog');`,
    'hosted.js': `import './shared'; export const client = () => import(/* webpackChunkName: "client" */ './client');`,
    'client.js': `console.log('client');`,
    'shared.js': `console.log('shared');`,
  });
});

/** The result of `bundledFiles` for the scripts in the folder, or its error. */
async function bundle() {
  let found: ReturnType<typeof bundledFiles> | undefined;
  const compiler = rspack({
    mode: 'production',
    context: scratch.path(),
    entry: './main.js',
    output: {path: scratch.path('out'), filename: '[name].[contenthash].js', chunkFilename: '[name].[contenthash].js'},
    optimization: {runtimeChunk: true},
    plugins: [
      {
        apply: ({hooks}: Compiler) =>
          hooks.afterEmit.tap('test', (compilation) => {
            found = bundledFiles(compilation as unknown as Parameters<typeof bundledFiles>[0]);
          }),
      },
    ],
    cache: false,
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  compiler.close(() => undefined);
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'));
  return found!;
}

const names = (files: readonly string[]) => new Set(files.map((file) => file.split('.')[0]));

it('tells what pages load from what only the hosted search does', async () => {
  const {runtime, code, search} = await bundle();
  expect(runtime).toMatch(/^runtime~main\.\w+\.js$/);
  expect(names(code)).toEqual(new Set(['main', 'page', 'runtime~main', 'search-dialog']));
  expect(names(search)).toEqual(new Set(['search-dialog']));
});

it('the script that starts the pages has another name in every build', async () => {
  const before = await bundle();
  writeFileSync(scratch.path('client.js'), `console.log('another client');`);
  expect((await bundle()).runtime).not.toBe(before.runtime);
});

it('stops without the search', async () => {
  writeFileSync(scratch.path('main.js'), `import(/* webpackChunkName: "page" */ './page');`);
  writeFileSync(scratch.path('page.js'), '');
  await expect(bundle()).rejects.toThrow('no search code');
});
