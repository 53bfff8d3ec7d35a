import {pageLines} from '@site/scripts/versions/page-lines';
import {expect, test} from 'vitest';

const lineOf = (text: string, number: number, isMdx = false) => pageLines(text, isMdx)[number - 1]!;

test('prose is without code, addresses and heading ids', () => {
  expect(lineOf('## Read `get` {#read}\n', 1)).toMatchObject({prose: '## Read `````', code: ['get']});
  expect(lineOf('See [REST](../rest.md) and https://example.com/4.9.\n', 1)).toEqual({
    number: 1,
    prose: 'See REST and .',
    code: [],
    isFenced: false,
    links: [
      {text: 'REST', url: '../rest.md'},
      {text: 'https://example.com/4.9', url: 'https://example.com/4.9'},
    ],
  });
});

test('a link that names its version is no word of the page', () => {
  expect(lineOf('Compare [the page of 4.2](/docs/4.2/rest).\n', 1).prose).toBe('Compare .');
});

test('code spans and links go over line breaks, and lines keep their numbers', () => {
  const text = 'Set `http\nport` and [read\nmore](\n/docs/rest). Since\n4.9.\n';
  expect(pageLines(text).map(({prose}) => prose)).toEqual([
    'Set `````',
    '````` and read',
    'more',
    '. Since',
    '4.9.',
    '',
  ]);
  expect(lineOf(text, 1).code).toEqual(['http port']);
  expect(lineOf(text, 2).links).toEqual([{text: 'read more', url: '/docs/rest'}]);
});

test('definitions and pictures are links', () => {
  expect(lineOf('[latest]: /docs/4.9/rest\n', 1)).toMatchObject({
    prose: '',
    links: [{text: 'latest', url: '/docs/4.9/rest'}],
  });
  expect(lineOf('![A map](./img/map.svg)\n', 1)).toMatchObject({prose: 'A map', links: [{url: './img/map.svg'}]});
});

test.each([
  ['fenced', '```js\na\n\nb\n```\n', [[], ['a'], [''], ['b'], []]],
  ['fenced in a list', '- One.\n\n  ~~~\n  a\n  ~~~\n', [[], [], [], ['  a'], []]],
  ['fenced and not closed', '```\na\n', [[], ['a']]],
  ['indented', 'One.\n\n    a\n    b\n', [[], [], ['    a'], ['    b']]],
])('code that is %s', (_, text, expected) => {
  const lines = pageLines(text).slice(0, -1);
  expect(lines.map(({code}) => code)).toEqual(expected);
  expect(lines.filter(({code}) => code.length > 0).every(({isFenced, prose}) => isFenced && prose === '')).toBe(true);
});

test('attributes of elements lead somewhere, with the words beside them', () => {
  const text = 'One.\n\n<Card title="Latest"\n  to="/docs/rest" />\n';
  expect(lineOf(text, 4, true)).toMatchObject({links: [{text: 'Latest ', url: '/docs/rest'}], prose: '   />'});
  expect(lineOf('The <a href="/docs/rest">latest</a> page.\n', 1).links).toEqual([
    {text: 'The <a >latest</a> page.', url: '/docs/rest'},
  ]);
});

test('front matter is read like prose', () => {
  expect(lineOf('---\ndescription: Since 4.9 with `get`.\n---\n', 2)).toMatchObject({
    number: 2,
    prose: 'description: Since 4.9 with `````.',
    code: ['get'],
  });
});
