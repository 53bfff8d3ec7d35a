import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, it} from 'vitest';
import {builtFile, builtFiles, builtPage, publishedPages} from './support';

const classesIn = (css: string) => new Set([...css.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name));

const infima = classesIn(
  readFileSync(createRequire(import.meta.url).resolve('infima/dist/css/default/default.css'), 'utf8'),
);
const built = classesIn(builtFiles('.css').map(builtFile).join('\n'));

/** Classes that come with the reader's actions, so that no page holds them when it is built. */
const STATES = [
  'alert--danger',
  'button--secondary',
  'menu__link--active',
  'menu__list-item--collapsed',
  'navbar-sidebar--show',
  'navbar-sidebar__back',
  'navbar-sidebar__backdrop',
  'navbar-sidebar__items--show-secondary',
  'table-of-contents__link--active',
];

it('no rule of Infima is missing that a page uses', () => {
  const used = new Set(
    publishedPages().flatMap((address) =>
      builtPage(address)('[class]')
        .toArray()
        .flatMap(({attribs}) => attribs.class?.split(/\s+/) ?? []),
    ),
  );
  expect(used.size).toBeGreaterThan(50);
  const needed = [...used, ...STATES].filter((name) => infima.has(name));
  expect(needed.filter((name) => !built.has(name))).toEqual([]);
});

it('rules for what this site does not have are left out', () => {
  expect([...infima].filter((name) => built.has(name)).length).toBeLessThan(infima.size * 0.6);
});
