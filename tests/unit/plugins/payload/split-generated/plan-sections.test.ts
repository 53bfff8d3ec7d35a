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
  expect([...planSections({routes: [parent]}).names.values()]).toEqual(['Rest', 'rest~2']);
});

it('a page needs the table and the chunks of all routes above it', () => {
  expect(chunksOfPages({routes}, plan).get('/docs/rest')).toEqual([
    'docs-root',
    'context',
    'pages-of-docs',
    'version-root',
    'version-47',
    'doc-root',
    'doc',
    'docs~rest',
  ]);
});

it('routes without a section are refused', () => {
  expect(() => planSections({routes: routes.slice(0, 1)})).toThrow('no generated route has pages and data of its own');
});
