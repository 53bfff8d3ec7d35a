import {planSections} from '@site/src/plugins/payload/split-generated/plan-sections';
import {writeModules} from '@site/src/plugins/payload/split-generated/write-modules';
import type {RouteNode} from '@site/src/plugins/payload/split-generated/types';
import {expect, it} from 'vitest';

const route = (path: string, hash: string, names: RouteNode['names'], routes?: RouteNode[]): RouteNode => ({
  path,
  hash,
  exact: !routes,
  names,
  attributes: routes ? {} : {sidebar: 'notes'},
  routes,
});

/** A section whose pages have a component that no other section has. */
const notes = route('/notes', 'n', {__comp: 'root', __props: 'version'}, [
  route('/notes', 'r', {__comp: 'notes-root'}, [
    route('/notes/1.0', 'a', {__comp: 'note', content: 'one'}),
    route('/notes/1.1', 'b', {__comp: 'note', content: 'two'}),
    {...route('/notes/all', 'c', {__comp: 'list', items: ['one', 'two']}), attributes: {}},
  ]),
]);
const requests = new Map(
  ['root', 'version', 'notes-root', 'note', 'one', 'two', 'list'].map((name) => [name, `@site/${name}`]),
);

function tableOf(routes: RouteNode[]): string {
  const plan = planSections({routes});
  const files = {routes, requests, globalData: {}, docs: {}};
  return writeModules(files, plan, {kept: {}, tables: new Map()}).get('pages-of-notes.js') ?? '';
}

it('a component that only this section has is registered under the name that its pages use', () => {
  const table = tableOf([notes]);
  expect(table).toContain('"notes~1.0": [() => import(/* webpackChunkName: "notes~1.0" */ "@site/note")]');
  expect(table).toContain('const page = pages("/notes", "notes~1.0", "notes");');
  expect(table).toContain(
    'page("/1.0", "notes~1.0~2", () => import(/* webpackChunkName: "notes~1.0~2" */ "@site/one"))',
  );
});

it('every chunk that a table names has a loader, in the table or in the registry', () => {
  const table = tableOf([notes]);
  const named = [...table.matchAll(/"(?:__comp|items|content)":("[^"]+"|\[[^\]]+\])/g)].flatMap(([, value = '']) =>
    [JSON.parse(value) as string | string[]].flat(),
  );
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((name) => !table.includes(`webpackChunkName: "${name}"`))).toEqual([]);
});

it('a chunk that the registry does not have is refused', () => {
  const odd = route('/notes', 'n', {__comp: 'root', __props: 'version'}, [route('/notes/x', 'x', {__comp: 'lost'})]);
  expect(() => tableOf([odd])).toThrow('registry.js does not have the chunk lost');
});
