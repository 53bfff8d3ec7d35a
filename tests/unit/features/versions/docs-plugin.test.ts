import type {RouteConfig} from '@docusaurus/types';
import type {VersionLocations} from '@site/src/features/versions/equivalent-page';
import {extendRoute} from '@site/src/features/versions/node/docs-plugin';
import {expect, it} from 'vitest';

const item = (name: string) => ({type: 'link', label: name, href: `/docs/${name}`, docId: name, unlisted: false});
const foldable = {type: 'category', collapsed: true, collapsible: true};
const group = {...foldable, label: 'Guides', href: '/docs/guides', description: 'All guides.', items: [item('deep')]};
const category = {
  ...foldable,
  label: 'Developers',
  href: '/docs/category/developers',
  items: [item('rest'), group, {type: 'html', value: '<hr>'}],
};
const doc = (id: string) => ({id, title: id, description: `About ${id}.`});
const docs = {rest: doc('rest'), deep: doc('deep')};

const route: RouteConfig = {
  path: '/docs',
  component: 'root',
  routes: [
    {
      path: '/docs',
      component: 'version',
      props: {version: {version: '4.7', docs, docsSidebars: {docs: [category, item('last')]}}},
      routes: [
        {path: '/docs/rest', component: 'doc'},
        {path: '/docs/category/developers', component: 'index', props: {categoryGeneratedIndex: {title: 'Developers'}}},
      ],
    },
  ],
};

const locations = new Map<string, VersionLocations>([
  ['/docs/rest', {'4.6': '/interfaces/rest'}],
  ['/docs/category/developers', {}],
]);
const tools = new Map([['/docs', [{path: '/docs/errors', component: 'errors'}]]]);
const extended = extendRoute(route, {locations, tools, versionComponent: 'version'}).routes?.[0];
const shortItem = (name: string) => ({type: 'link', label: name, href: `/docs/${name}`, docId: '-'});

it('the data of a version keeps the sidebars, without descriptions, and no docs', () => {
  const {description: _, ...others} = group;
  const shortGroup = {...others, items: [shortItem('deep')]};
  const shortCategory = {...category, items: [shortItem('rest'), shortGroup, {type: 'html', value: '<hr>'}]};
  const docsSidebars = {docs: [shortCategory, shortItem('last')]};
  expect(extended?.props?.version).toEqual({version: '4.7', docs: {}, docsSidebars});
});

it('a generated index page gets the descriptions of its own cards', () => {
  expect(extended?.routes?.[1]?.props).toEqual({
    categoryGeneratedIndex: {title: 'Developers'},
    cards: {'/docs/rest': 'About rest.', '/docs/guides': 'All guides.'},
  });
  expect(extended?.routes?.[1]).toHaveProperty('isGenerated', true);
});

it('a page says where it stands in the other versions, unless it is where it is here', () => {
  expect(extended?.routes?.[0]).toEqual({path: '/docs/rest', component: 'doc', locations: {'4.6': '/interfaces/rest'}});
  expect(extended?.routes?.[1]).not.toHaveProperty('locations');
});

it('the pages that features make follow those of their version', () => {
  expect(extended?.routes?.map(({path}) => path)).toEqual(['/docs/rest', '/docs/category/developers', '/docs/errors']);
});
