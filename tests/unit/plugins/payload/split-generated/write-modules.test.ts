import {planSections} from '@site/src/plugins/payload/split-generated/plan-sections';
import {writeModules} from '@site/src/plugins/payload/split-generated/write-modules';
import type {RouteNode} from '@site/src/plugins/payload/split-generated/read-generated';
import {expect, it} from 'vitest';

const route = (path: string, hash: string, names: RouteNode['names'], routes?: RouteNode[]): RouteNode => ({
  path,
  hash,
  names,
  attributes: routes ? {} : {exact: true, sidebar: 'notes'},
  ...(routes && {routes}),
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

const write = (routes: RouteNode[], known = requests) => writeModules({routes, requests: known}, planSections(routes));

const tableOf = (...args: Parameters<typeof write>) => write(...args).get('pages-of-notes.js') ?? '';

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

it('a chunk that the registry does not have is refused', () => {
  const odd = route('/notes', 'n', {__comp: 'root', __props: 'version'}, [route('/notes/x', 'x', {__comp: 'lost'})]);
  expect(() => tableOf([odd])).toThrow('registry.js does not have the chunk lost');
});
