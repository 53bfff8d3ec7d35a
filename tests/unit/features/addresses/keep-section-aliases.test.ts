import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import type {Element, Root} from 'hast';
import keepAliases from '../../../../src/features/addresses/node/keep-section-aliases';
import {h, root} from '../reference-tables/hast';

const heading = (id: string) => h('h2', {id}, 'Get');

function render(aliases: {source: string; id: string; to: string}[], ...ids: string[]): Root {
  const tree = root(...ids.map(heading));
  const page = new VFile({path: '/site/versioned_docs/version-4.6/developers/rest.md'});
  keepAliases(aliases)()(tree, page);
  return tree;
}

it('gives the heading the id that it had', () => {
  const [section] = render([{source: 'developers/rest.md', id: 'read', to: '#get'}], 'get').children as [Element];
  expect(section.properties.id).toBe('get');
  expect(section.children[0]).toMatchObject({tagName: 'span', properties: {id: 'read'}});
});

it('leaves a link where the section went to another page', () => {
  const {children} = render([{source: 'developers/rest.md', id: 'read', to: '/docs/reference#get'}], 'get');
  expect(children[1]).toMatchObject({
    tagName: 'a',
    properties: {id: 'read', href: '/docs/reference#get', hidden: true},
  });
});

it('leads the sections of a page that was deleted to the beginning', () => {
  const {children} = render([{source: 'developers/rest.md', id: 'read', to: '#'}], 'get');
  expect(children).toMatchObject([{tagName: 'span', properties: {id: 'read'}}, heading('get')]);
});

it('changes neither another page nor one that still has the id', () => {
  expect(render([{source: 'reference/rest.md', id: 'read', to: '#get'}], 'get').children).toEqual([heading('get')]);
  const both = render([{source: 'developers/rest.md', id: 'read', to: '#get'}], 'get', 'read');
  expect(both.children).toEqual([heading('get'), heading('read')]);
});

it('fails where it leads nowhere', () => {
  expect(() => render([{source: 'version-4.6/developers/rest.md', id: 'read', to: '#fetch'}], 'get')).toThrow(
    'leads #read to #fetch, which is no section of this page',
  );
});
