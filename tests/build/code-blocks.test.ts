import {basename} from 'node:path';
import {expect, it} from 'vitest';
import {builtFile, builtFiles, scanned} from './support';

const scripts = builtFiles('.js')
  .filter((file) => file.startsWith('assets/js/'))
  .map((file) => ({file: basename(file), text: builtFile(file)}));

const pages = builtFiles('.html').map((file) => ({file, html: builtFile(file)}));

it('sends no highlighter to the browser', () => {
  expect(scripts.length).toBeGreaterThan(100);
  // Names of a hook and of a token that every form of Prism keeps.
  const prism = scripts.filter(({text}) => /after-tokenize|template-punctuation/.test(text));
  expect(prism.map(({file}) => file)).toEqual([]);
});

it('keeps the component out of what every page loads', () => {
  const own = scripts.filter(({text}) => text.includes('The code is selected'));
  expect(own.length).toBeGreaterThan(0);
  expect(own.map(({file}) => file).filter((file) => /^(main|runtime)/.test(file))).toEqual([]);
});

it.each(['curl_setopt_array', 'Code samples will show these values', 'View as Markdown'])(
  'loads what has "%s" when a reader asks for it, with no page',
  (words) => {
    const files = scripts.filter(({text}) => text.includes(words)).map(({file}) => file);
    expect(files).not.toEqual([]);
    const loading = pages.filter(({html}) => files.some((file) => html.includes(file)));
    expect(loading.map(({file}) => file)).toEqual([]);
  },
);

it('colors code by classes alone', () => {
  const blocks = pages.map(({file, html}) => ({file, all: scanned(html)('.theme-code-block')}));
  const styled = blocks.filter(({all}) => all.find('pre[style], code[style], code [style], pre[tabindex]').length > 0);
  expect(styled.map(({file}) => file)).toEqual([]);
  expect(blocks.reduce((sum, {all}) => sum + all.length, 0)).toBeGreaterThan(500);
});

it('leaves other readers of the pages the text they had', () => {
  const html = builtFile('docs/developers/operations-api/nosql-operations.html');
  // A request is sent once, as JSON.
  expect(html).not.toMatch(/curl --request|role=tab/);
  const code = scanned(html)('code.language-json').first();
  expect(() => JSON.parse(code.text()) as unknown).not.toThrow();
});
