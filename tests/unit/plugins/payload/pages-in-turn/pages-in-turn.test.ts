import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pagesInTurn} from '@site/src/plugins/payload/pages-in-turn';
import type {Plugin} from '@docusaurus/types';
import {afterAll, expect, it} from 'vitest';

interface Use {
  loader: string;
  options: {pageLoader: string; kept: boolean};
}

const folder = mkdtempSync(join(tmpdir(), 'pages-in-turn-'));
const pageLoader = join(folder, 'loader.cjs');
/** Ends later, with an error for some, and says how many ran beside it. */
writeFileSync(
  pageLoader,
  `let running = 0;
exports.default = function (source) {
  const callback = this.async();
  const now = ++running;
  setTimeout(() => {
    running--;
    callback(source === 'faulty' ? new Error(source) : null, source + ' ' + now + ' ' + this.getOptions().kept);
  }, 5);
};`,
);
afterAll(() => rmSync(folder, {recursive: true}));

const withRule = (loader: string) =>
  pagesInTurn({
    name: 'docs',
    configureWebpack: () => ({module: {rules: [{test: /md/, use: [{loader, options: {kept: true}}]}]}}),
  });
const configure = (plugin: Plugin) => plugin.configureWebpack?.({}, false, {} as never, undefined);

function load(source: string, name: string): Promise<string> {
  const config = configure(withRule('/site/node_modules/@docusaurus/mdx-loader/lib/index.js'));
  const [use] = (config!.module!.rules as {use: Use[]}[])[0]!.use;
  expect(use!.options).toEqual({kept: true, pageLoader: '/site/node_modules/@docusaurus/mdx-loader/lib/index.js'});
  const run = require(use!.loader) as (this: object, source: string) => void;
  return new Promise((resolve, reject) => {
    const callback = (error: Error | null, text: string) => (error ? reject(error) : resolve(text));
    run.call({_compiler: {name}, async: () => callback, getOptions: () => ({...use!.options, pageLoader})}, source);
  });
}

it('few pages are compiled side by side, and all of them in the end', async () => {
  const sources = Array.from({length: 12}, (_value, index) => (index === 2 ? 'faulty' : `page ${index}`));
  const results = await Promise.allSettled(sources.map((source) => load(source, 'client')));
  expect(results.map(({status}) => status === 'fulfilled')).toEqual(sources.map((source) => source !== 'faulty'));
  const numbers = results.flatMap((result) =>
    result.status === 'fulfilled' ? [Number(result.value.split(' ').at(-2))] : [],
  );
  expect(Math.max(...numbers)).toBe(4);
});

it('the server, which waits for the browser, waits for nothing else', async () => {
  const results = await Promise.all(Array.from({length: 12}, (_value, index) => load(`page ${index}`, 'server')));
  expect(results.at(-1)).toBe('page 11 12 true');
});

it('a plugin without the loader of pages is refused', () => {
  expect(() => configure(withRule('/site/node_modules/other-loader/index.js'))).toThrow('no rule with the loader');
});
