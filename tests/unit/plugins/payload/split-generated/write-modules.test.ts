import {findDocPages} from '@site/src/plugins/payload/split-generated/doc-pages';
import {planSections} from '@site/src/plugins/payload/split-generated/plan-sections';
import {splitDocs} from '@site/src/plugins/payload/split-generated/split-docs';
import {writeModules} from '@site/src/plugins/payload/split-generated/write-modules';
import type {DocsData, GlobalDoc, RouteNode} from '@site/src/plugins/payload/split-generated/types';
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
const docs: GlobalDoc[] = [
  {id: '1.1', path: '/notes/1.1', sidebar: 'notes'},
  {id: 'all', path: '/notes/all'},
  {id: '1.0', path: '/notes/1.0', sidebar: 'notes'},
];
const requests = new Map(
  ['root', 'version', 'notes-root', 'note', 'one', 'two', 'list'].map((name) => [name, `@site/${name}`]),
);

function write(routes: RouteNode[], data: DocsData = {notes: {versions: [{path: '/notes', mainDocId: 'x', docs}]}}) {
  const plan = planSections({routes});
  const split = splitDocs(data, plan.sections, new Set());
  const files = {routes, requests, globalData: {}, docs: data};
  const sidebars = {notes: [{type: 'link', label: 'One', href: '/notes/1.1', docId: '1.1'}]};
  return writeModules(
    files,
    plan,
    split,
    findDocPages(plan, split, () => ({version: {docsSidebars: sidebars}})),
  );
}

const tableOf = (...args: Parameters<typeof write>) => write(...args).get('pages-of-notes.js') ?? '';

it('a component that only this section has is registered under the name that its pages use', () => {
  const table = tableOf([notes]);
  expect(table).toContain('"notes~1.0": [() => import(/* webpackChunkName: "notes~1.0" */ "@site/note")]');
  expect(table).toContain('{path: "/notes", position: 0, component: "notes~1.0", sidebar: "notes", data}');
});

it('pages that follow from their docs are imports in the order of the docs, and others are written out', () => {
  const table = tableOf([notes]);
  expect(table).toContain(`docPages(version, rows, [
() => import(/* webpackChunkName: "notes~1.1" */ "@site/two"),
null,
null
], hashes)`);
  // The component of the first page has taken the name that its content would have.
  expect(table).toContain('node("/notes/1.0", "a", {"__comp":"notes~1.0","content":"notes~1.0~2"}');
  expect(table).toContain('node("/notes/all"');
  expect(table).toContain('...pages');
});

it('without docs all pages are written out', () => {
  const table = tableOf([notes], {});
  expect(table).toContain('node("/notes/1.1"');
  expect(table).not.toContain('docPages(');
});

it('what all pages of a section need comes with the layout and with the table', () => {
  const modules = write([notes]);
  expect(modules.get('registry.js')).toContain(
    '"page-layout": [() => import(/* webpackChunkName: "page-layout" */ "@site/root")]',
  );
  expect(modules.get('registry.js')).toContain(
    '"pages-of-notes": [() => import(/* webpackChunkName: "pages-of-notes" */ "./data-of-pages-of-notes.json")]',
  );
  expect(modules.get('data-of-pages-of-notes.json')).toBe('{"version":{"docsSidebars":{"notes":[["One","1.1"]]}}}');
  expect(modules.get('pages-of-notes.js')).toContain("import data from './data-of-pages-of-notes.json';");
  expect(modules.get('routesChunkNames.js')).toContain(
    String.raw`{\"/notes-n\":{\"__comp\":\"page-layout\",\"__props\":\"pages-of-notes\"}}`,
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
