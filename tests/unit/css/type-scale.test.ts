import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

const filesIn = (folders: string[], ending: RegExp) =>
  folders.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => ending.test(name))
      .map((name) => `${folder}/${name}`),
  );

const SCALE = {xs: 12, sm: 13, ui: 14, base: 16, lead: 18, xl: 24, title: 34};

/** The size of code follows the text around it. */
const RELATIVE = new Set(['inherit', '0', 'var(--ifm-code-font-size)']);

const sheets = filesIn(['src'], /(?<!docsearch)\.css$/).map((file) => ({
  file,
  css: readFileSync(file, 'utf8'),
}));

it('the scale has seven sizes', () => {
  const tokens = readFileSync('src/css/tokens.css', 'utf8');
  const [, root = ''] = /:root \{(.*?)\n\}/s.exec(tokens) ?? [];
  const sizes = [...root.matchAll(/--site-text-(\w+): ([\d.]+)rem;/g)].map(([, name, size]) => [
    name!,
    16 * Number(size),
  ]);
  expect(Object.fromEntries(sizes)).toEqual(SCALE);
});

it('no style sheet has a size of its own', () => {
  expect(sheets.length).toBeGreaterThan(30);
  const sizes = sheets.flatMap(({file, css}) =>
    [...css.matchAll(/(?<!-)font-size: ([^;]+);/g)].map(([, size]) => ({file, size: size!})),
  );
  expect(sizes.length).toBeGreaterThan(60);
  const names = new Set(Object.keys(SCALE).map((name) => `var(--site-text-${name})`));
  expect(sizes.filter(({size}) => !names.has(size) && !RELATIVE.has(size))).toEqual([]);
});
