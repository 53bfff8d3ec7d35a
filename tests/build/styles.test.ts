import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, it} from 'vitest';
import {projectPath} from '../support';
import {builtFile, builtFiles, builtPage, publishedPages, scanned} from './support';

const classesIn = (css: string) => new Set([...css.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name));

const infima = classesIn(
  readFileSync(createRequire(import.meta.url).resolve('infima/dist/css/default/default.css'), 'utf8'),
);
/** Of ours, those that are not named by the file they are in. */
const global = classesIn(
  ['admonitions', 'article', 'base', 'code', 'entries', 'frame', 'navigation', 'print']
    .map((name) => readFileSync(projectPath(`src/css/${name}.css`), 'utf8'))
    .join('\n'),
);
const built = classesIn(builtFiles('.css').map(builtFile).join('\n'));

/** Classes that come with the reader's actions, so that no page holds them when it is built. */
const STATES = [
  'alert--danger',
  'button--primary',
  'menu__link--active',
  'menu__list-item--collapsed',
  'navbar-sidebar--show',
  'navbar-sidebar__back',
  'navbar-sidebar__backdrop',
  'navbar-sidebar__items--show-secondary',
  'table-of-contents__link--active',
];

it('no rule of Infima or for all pages is missing that a page uses', () => {
  const used = new Set(
    publishedPages().flatMap((address) =>
      builtPage(
        address,
        scanned,
      )('[class]')
        .toArray()
        .flatMap(({attribs}) => attribs.class?.split(/\s+/) ?? []),
    ),
  );
  expect(used.size).toBeGreaterThan(50);
  const needed = [...used, ...STATES].filter((name) => infima.has(name) || global.has(name));
  expect(needed.filter((name) => !built.has(name))).toEqual([]);
});

it('rules for what this site does not have are left out', () => {
  const unused = ['avatar', 'badge', 'card', 'hero', 'pagination', 'pills', 'tabs', 'text--primary', 'shadow--md'];
  expect(unused.filter((name) => !infima.has(name) || built.has(name))).toEqual([]);
});
