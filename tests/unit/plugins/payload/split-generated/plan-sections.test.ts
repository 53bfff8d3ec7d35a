import {chunksOfPages, planSections} from '@site/src/plugins/payload/split-generated/plan-sections';
import {readRoutes} from '@site/src/plugins/payload/split-generated/read-generated';
import {expect, it} from 'vitest';
import {names, routesText} from './sample';

const routes = readRoutes(routesText, names);
const plan = planSections({routes});

it('each version is a section', () => {
  expect(plan.sections.map(({name, route}) => [name, route.path])).toEqual([
    ['pages-of-docs~4.6', '/docs/4.6'],
    ['pages-of-docs', '/docs'],
  ]);
});

it('a chunk moves when one section alone needs it, and is named after its page', () => {
  expect(Object.fromEntries(plan.names)).toEqual({
    a1: 'docs~4.6',
    a2: 'docs~4.6~it~s',
    b1: 'docs',
    b2: 'docs~rest',
    'docs-root': 'page-layout',
    'version-46': 'pages-of-docs~4.6',
    'version-47': 'pages-of-docs',
  });
  expect(plan.owners.get('a1')).toBe(plan.sections[0]);
});

it('names differ in more than case', () => {
  const page = (path: string, content: string) => ({
    path,
    hash: content,
    exact: true,
    names: {content},
    attributes: {},
    routes: undefined,
  });
  const parent = {
    path: '/',
    hash: 'p',
    exact: false,
    names: {__props: 'x'},
    attributes: {},
    routes: [page('/Rest', 'one'), page('/rest', 'two')],
  };
  expect([...planSections({routes: [parent]}).names.values()]).toEqual(['Rest', 'rest~2', 'pages-of-root']);
});

it('what is around the pages of several sections is one chunk, and the data of a section comes with its table', () => {
  expect(Object.fromEntries(plan.joined)).toEqual({
    'docs-root': 'page-layout',
    context: 'page-layout',
    'version-root': 'page-layout',
    'doc-root': 'page-layout',
    doc: 'page-layout',
    'version-46': 'pages-of-docs~4.6',
    'version-47': 'pages-of-docs',
  });
  expect(plan.ownLayouts).toEqual([]);
});

it('a component that the pages of one section have for themselves is a chunk beside the layout', () => {
  const [search, docs] = routes;
  const [old, current] = docs!.routes!;
  const note = JSON.parse(JSON.stringify(old!).replaceAll('"__comp":"doc"', '"__comp":"note"')) as typeof docs;
  const {joined, ownLayouts} = planSections({routes: [search!, {...docs!, routes: [note!, current!]}]});
  expect(joined.has('note')).toBe(false);
  // In the names of files it is called like the first page that has it.
  expect(ownLayouts).toEqual(['docs~4.6', 'docs']);
});

it('a page needs the layout, the table and its content', () => {
  expect(chunksOfPages({routes}, plan).get('/docs/rest')).toEqual(['page-layout', 'pages-of-docs', 'docs~rest']);
});

it('routes without a section are refused', () => {
  expect(() => planSections({routes: routes.slice(0, 1)})).toThrow('no generated route has pages and data of its own');
});
