import {planSections} from '@site/src/features/payload/node/split-generated/plan-sections';
import {readRoutes} from '@site/src/features/payload/node/split-generated/docusaurus-files';
import {expect, it} from 'vitest';
import {names, routesText} from './sample';

const routes = readRoutes(routesText, names);
const plan = planSections(routes);

it('a chunk moves when one section alone needs it, and has a name that is short and stays', () => {
  const own = ['a1', 'a2', 'b1', 'b2'];
  expect([...plan.owners.keys()].toSorted()).toEqual(own);
  expect(plan.owners.get('a1')).toBe(plan.sections[0]);
  const given = own.map((chunk) => plan.chunkOf(chunk));
  expect(new Set(given).size).toBe(own.length);
  expect(given.filter((name) => !/^\d{1,4}$/.test(name))).toEqual([]);
  expect(own.map((chunk) => plan.keyOf(chunk))).toEqual(given);
  // Without a page, the others are called as before.
  const fewer = structuredClone(routes);
  fewer[1]!.routes![0]!.routes![0]!.routes!.pop();
  const others = planSections(fewer);
  expect(['a1', 'b1', 'b2'].map((chunk) => others.chunkOf(chunk))).toEqual([given[0], given[2], given[3]]);
});

it('two thousand pages have names of their own', () => {
  const page = (number: number) => ({
    path: `/docs/${number}`,
    hash: 'p',
    component: 'doc',
    content: `c${number}`,
    chunks: ['doc', `c${number}`],
    names: {},
    attributes: {exact: true},
  });
  const root = {
    path: '/docs',
    hash: 'd',
    component: 'root',
    data: 'x',
    chunks: ['root', 'x'],
    names: {},
    attributes: {},
  };
  const {chunkOf} = planSections([{...root, routes: Array.from({length: 2000}, (_, index) => page(index))}]);
  expect(new Set(Array.from({length: 2000}, (_, index) => chunkOf(`c${index}`))).size).toBe(2000);
});

it('routes without a section are refused', () =>
  expect(() => planSections(routes.slice(0, 1))).toThrow('no generated route has pages and data of its own'));
