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

it('a chunk moves when one section alone needs it, and has a name that is short and stays', () => {
  const own = ['a1', 'a2', 'b1', 'b2'];
  expect([...plan.owners.keys()].toSorted()).toEqual(own);
  expect(plan.owners.get('a1')).toBe(plan.sections[0]);
  const given = own.map((chunk) => plan.chunks.get(chunk)!);
  expect(new Set(given).size).toBe(own.length);
  expect(given.filter((name) => !/^\d{1,4}$/.test(name))).toEqual([]);
  expect(own.map((chunk) => plan.keys.get(chunk))).toEqual(given);
  // Without a page, the others are called as before.
  const fewer = structuredClone(routes);
  fewer[1]!.routes![0]!.routes![0]!.routes!.pop();
  const others = planSections({routes: fewer});
  expect(['a1', 'b1', 'b2'].map((chunk) => others.chunks.get(chunk))).toEqual([given[0], given[2], given[3]]);
});

it('two thousand pages have names of their own', () => {
  const page = (number: number) => ({
    path: `/docs/${number}`,
    hash: 'p',
    exact: true,
    names: {content: `c${number}`},
    attributes: {},
    routes: undefined,
  });
  const root = {path: '/docs', hash: 'd', exact: false, names: {__props: 'x'}, attributes: {}};
  const {chunks} = planSections({routes: [{...root, routes: Array.from({length: 2000}, (_, index) => page(index))}]});
  expect(new Set(chunks.values()).size).toBe(2001);
});

it('what is around the pages of several sections is one chunk, and the data of a section comes with its table', () => {
  const joined = ['docs-root', 'context', 'version-root', 'doc-root', 'doc', 'version-46', 'version-47'];
  expect(Object.fromEntries(joined.map((chunk) => [chunk, plan.chunks.get(chunk)]))).toEqual({
    'docs-root': 'page-layout',
    context: 'page-layout',
    'version-root': 'page-layout',
    'doc-root': 'page-layout',
    doc: 'page-layout',
    'version-46': 'pages-of-docs~4.6',
    'version-47': 'pages-of-docs',
  });
  // Links into a section are followed before its pages are known: one is asked for by the name of the chunk.
  expect(plan.keys.get('docs-root')).toBe('page-layout');
  expect(plan.keys.get('doc')).toBe('doc');
  expect(plan.keys.get('version-47')).toBe('pages-of-docs');
});

it('a component that the pages of one section have for themselves is a chunk beside the layout', () => {
  const [search, docs] = routes;
  const [old, current] = docs!.routes!;
  const note = JSON.parse(JSON.stringify(old!).replaceAll('"__comp":"doc"', '"__comp":"note"')) as typeof docs;
  const {chunks, owners} = planSections({routes: [search!, {...docs!, routes: [note!, current!]}]});
  expect(owners.has('note')).toBe(true);
  expect(chunks.get('note')).not.toBe('page-layout');
});

it('a page needs the layout, the table and its content', () => {
  const content = plan.chunks.get('b2');
  expect(chunksOfPages({routes}, plan).get('/docs/rest')).toEqual(['page-layout', 'pages-of-docs', content]);
});

it('routes without a section are refused', () => {
  expect(() => planSections({routes: routes.slice(0, 1)})).toThrow('no generated route has pages and data of its own');
});
