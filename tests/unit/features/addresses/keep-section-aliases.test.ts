import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import type {Element, Root} from 'hast';
import keepAliases from '../../../../src/features/addresses/node/keep-section-aliases';
import type {SectionAliases} from '../../../../src/features/addresses/section-aliases-of';
import {h, root} from '../reference-tables/hast';

const heading = (id: string) => h('h2', {id}, 'Get');

function render(aliases: SectionAliases[], ...ids: string[]): Root {
  const tree = root(...ids.map(heading));
  const page = new VFile({path: '/site/versioned_docs/version-4.6/developers/rest.md'});
  keepAliases(aliases, '4.7')()(tree, page);
  return tree;
}

it('gives the heading the id that it had', () => {
  const [section] = render([{page: 'developers/rest', ids: ['read'], to: '#get'}], 'get').children as [Element];
  expect(section.properties.id).toBe('get');
  expect(section.children[0]).toMatchObject({tagName: 'span', properties: {id: 'read'}});
});

it('leaves a link where the section went to another page', () => {
  const {children} = render([{page: 'developers/rest', ids: ['get', 'read'], to: 'reference/index'}], 'get');
  expect(children[1]).toMatchObject({
    tagName: 'a',
    properties: {id: 'read', href: '/docs/4.6/reference#read', hidden: true},
  });
});

it('leads the sections of a page that was deleted to the beginning', () => {
  const {children} = render([{page: 'developers/rest', ids: ['read'], to: '#'}], 'get');
  expect(children).toMatchObject([{tagName: 'span', properties: {id: 'read'}}, heading('get')]);
});

it('looks at the versions of a line, and takes the first of two for an id', () => {
  const line = {page: 'developers/rest', ids: ['read'], to: '#get'};
  const others = [
    {...line, since: '4.7'},
    {...line, until: '4.5'},
  ];
  expect(render(others, 'get').children).toEqual([heading('get')]);
  const two = [{...line, to: 'reference/rest#fetch'}, line];
  expect(render(two, 'get').children).toMatchObject([
    heading('get'),
    {properties: {href: '/docs/4.6/reference/rest#fetch'}},
  ]);
});

it('changes neither another page nor one that still has the id', () => {
  expect(render([{page: 'reference/rest', ids: ['read'], to: '#get'}], 'get').children).toEqual([heading('get')]);
  const both = render([{page: 'developers/rest', ids: ['read'], to: '#get'}], 'get', 'read');
  expect(both.children).toEqual([heading('get'), heading('read')]);
});

it('fails where it leads nowhere', () => {
  expect(() =>
    render([{page: 'developers/rest', since: '4.6', until: '4.6', ids: ['read'], to: '#fetch'}], 'get'),
  ).toThrow("leads #read to #fetch, which isn't a section of this page");
});
