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
const plan = planSections({routes: [notes]});
const nameOf = (chunk: string) => plan.chunks.get(chunk)!;

const write = (routes: RouteNode[], known = requests) =>
  writeModules({routes, requests: known}, planSections({routes}));

const tableOf = (...args: Parameters<typeof write>) => write(...args).get('pages-of-notes.js') ?? '';

it('a component that only this section has is registered under the name that its pages use', () => {
  const name = nameOf('note');
  expect(tableOf([notes])).toContain(`"${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/note")]`);
  expect(tableOf([notes])).toContain(`...pages("/notes", "${name}", {"exact":true,"sidebar":"notes"}, [`);
});

it('pages that only their content tells apart are a path and an import, and others are written out', () => {
  const row = (suffix: string, chunk: string) =>
    `["${suffix}", "${nameOf(chunk)}", () => import(/* webpackChunkName: "${nameOf(chunk)}" */ "@site/${chunk}")]`;
  const table = tableOf([notes]);
  expect(table).toContain(`[\n${row('/1.0', 'one')},\n${row('/1.1', 'two')}\n])`);
  expect(table).toContain('node("/notes/all", "c"');
});

it('what every reader loads stays the same when there are more pages', () => {
  const names = Array.from({length: 50}, (_, number) => `page${number}`);
  const more = names.map((content) => route(`/notes/${content}`, content, {__comp: 'note', content}));
  const [inner] = notes.routes!;
  const grown = {...notes, routes: [{...inner!, routes: [...inner!.routes!, ...more]}]};
  const modules = write([grown], new Map([...requests, ...names.map((name) => [name, `@site/${name}`] as const)]));
  const shared = (written: Map<string, string>) =>
    ['routes.js', 'registry.js', 'routesChunkNames.js'].map((name) => written.get(name));
  expect(shared(modules)).toEqual(shared(write([notes])));
  expect(modules.get('pages-of-notes.js')).toContain('"@site/page49"');
});

it('what all pages of a section need comes with the layout and with the table', () => {
  const modules = write([notes]);
  expect(modules.get('registry.js')).toContain(
    '"page-layout": [() => import(/* webpackChunkName: "page-layout" */ "@site/root")]',
  );
  expect(modules.get('registry.js')).toContain(
    '"pages-of-notes": [() => import(/* webpackChunkName: "pages-of-notes" */ "@site/version")]',
  );
  expect(modules.get('routes.js')).toContain(
    'section(node("/notes", "n", {"__comp":"page-layout","__props":"pages-of-notes"}, {}), ' +
      `() => import(/* webpackChunkName: "pages-of-notes" */ './pages-of-notes.js'))`,
  );
});

it('every chunk that a table names has a loader', () => {
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
