import {readFrontMatter} from '@site/src/page-model/front-matter';
import {headingId, parsePage, writtenHeadingId} from '@site/src/page-model/parse';
import type {Heading, Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {describe, expect, it, vi} from 'vitest';

function headings(text: string, isMdx = false): {id: string; written: string | undefined; text: string}[] {
  const found: Heading[] = [];
  visit(parsePage(text, isMdx), 'heading', (heading) => {
    found.push(heading);
  });
  return found.map((heading) => ({
    id: headingId(heading),
    written: writtenHeadingId(heading),
    text: toString(heading),
  }));
}

describe('headings', () => {
  it('have the id that is written behind them, and not in their text', () => {
    expect(headings('## Read `get` {#read}\n\n## `add` {#add}\n\n## {#empty}\n')).toEqual([
      {id: 'read', written: 'read', text: 'Read get'},
      {id: 'add', written: 'add', text: 'add'},
      {id: 'empty', written: 'empty', text: ''},
    ]);
    expect(headings('## Read {/* #read */}\n\n## Add {#add}\n', true)).toMatchObject([
      {id: 'read', text: 'Read'},
      {id: 'add', text: 'Add'},
    ]);
    expect(headings('## Read <!-- #read -->\n')).toMatchObject([{id: 'read', text: 'Read'}]);
  });

  it('have one made of their text otherwise, each another', () => {
    expect(headings('## Read *it*\n\n> ## Read it\n')).toEqual([
      {id: 'read-it', written: undefined, text: 'Read it'},
      {id: 'read-it-1', written: undefined, text: 'Read it'},
    ]);
  });
});

it('reads admonitions with their titles, and no other directives', () => {
  const {children} = parsePage(':::note[Mind the gap]\n\nAt 10:45 on port:http.\n\n:::\n\n::leaf[of a tree]\n');
  const [note, leaf] = children as [Extract<Nodes, {type: 'containerDirective'}>, Nodes];
  expect(note).toMatchObject({type: 'containerDirective', name: 'note'});
  expect(note.children.map((child) => toString(child))).toEqual(['Mind the gap', 'At 10:45 on port:http.']);
  expect(leaf).toMatchObject({type: 'paragraph'});
  expect(toString(leaf)).toBe('::leaf of a tree');
});

it('says where MDX is not well-formed', () =>
  expect(() => parsePage('One.\n\n<Card>\n', true)).toThrow('Expected a closing tag for `<Card>`'));

it.each([
  ['---\ntitle: REST\r\n---\n\nText.\n', {title: 'REST'}, 'Text.'],
  ['---\n---\nText.\n', {}, 'Text.'],
  ['Text.\n\n---\n', {}, 'Text.\n\n---'],
])('front matter of %j', (source, data, content) => {
  expect(readFrontMatter(source)).toMatchObject({data, content, errors: []});
});

it('is done once, whichever copy of the module is asked', async () => {
  vi.resetModules();
  const fresh = await import('@site/src/page-model/parse');
  expect(fresh.parsePage).not.toBe(parsePage);
  expect(fresh.parsePage('One.')).toBe(parsePage('One.'));
});
