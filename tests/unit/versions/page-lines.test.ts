import {pageLines} from '@site/scripts/versions/page-lines';
import {linksOf} from '@site/src/content/links';
import {parsePage} from '@site/src/content/parse';
import {expect, test} from 'vitest';

const lineOf = (text: string, number: number, isMdx = false) => pageLines(text, isMdx)[number - 1]!;
const linksIn = (text: string, isMdx = false) =>
  linksOf(parsePage(text, isMdx)).map(({line, text: words, url}) => [line, words, url]);

test('prose is without code, addresses and heading ids', () => {
  expect(lineOf('## Read `get` {#read}\n', 1)).toMatchObject({prose: 'Read `````', code: ['get']});
  expect(lineOf('See [REST](../rest.md) and https://example.com/4.9.\n', 1)).toEqual({
    number: 1,
    prose: 'See REST and .',
    code: [],
    isFenced: false,
  });
});

test('a link that names its version is no word of the page', () => {
  expect(lineOf('Compare [the page of 4.2](/docs/4.2/rest).\n', 1).prose).toBe('Compare .');
});

test('code spans and links go over line breaks, and lines keep their numbers', () => {
  const text = 'Set `http\nport` and [read\nmore](\n/docs/rest). Since\n4.9.\n';
  expect(pageLines(text).map(({prose}) => prose)).toEqual([
    'Set ```````````',
    ' and read',
    'more',
    '. Since',
    '4.9.',
    '',
  ]);
  expect(lineOf(text, 1).code).toEqual(['http port']);
  expect(linksIn(text)).toEqual([[2, 'read more', '/docs/rest']]);
});

test('the cells of a table have bars around them', () => {
  expect(pageLines('| A | `b` |\n| --- | --- |\n| 1 | [c](d.md) |').map(({prose}) => prose)).toEqual([
    '| A | ``` |',
    '|',
    '| 1 | c |',
  ]);
});

test('definitions and pictures are links', () => {
  expect(linksIn('[latest]: /docs/4.9/rest\n')).toEqual([[1, 'latest', '/docs/4.9/rest']]);
  expect(lineOf('[latest]: /docs/4.9/rest\n', 1).prose).toBe('');
  expect(linksIn('![A map](./img/map.svg)\n')).toEqual([[1, 'A map', './img/map.svg']]);
  expect(lineOf('![A map](./img/map.svg)\n', 1).prose).toBe('A map');
});

test.each([
  ['fenced', '```js\na\n\nb\n```\n', [[], ['a'], [''], ['b'], []]],
  ['fenced in a list', '- One.\n\n  ~~~\n  a\n  ~~~\n', [[], [], [], ['a'], []]],
  ['fenced and not closed', '```\na\n', [[], ['a']]],
  ['indented', 'One.\n\n    a\n    b\n', [[], [], ['a'], ['b']]],
])('code that is %s', (_, text, expected) => {
  const lines = pageLines(text).slice(0, -1);
  expect(lines.map(({code}) => code)).toEqual(expected);
  expect(lines.filter(({code}) => code.length > 0).every(({isFenced, prose}) => isFenced && prose === '')).toBe(true);
});

test('attributes of elements lead somewhere, with the words beside them', () => {
  const text = 'One.\n\n<Card title="Latest"\n  to="/docs/rest" />\n';
  expect(lineOf(text, 3, true).prose).toBe(' Latest');
  expect(linksIn(text, true)).toEqual([[4, 'Latest', '/docs/rest']]);
  expect(linksIn('The <a href="/docs/rest">latest</a> page.\n')).toEqual([
    [1, 'The <a href="/docs/rest">latest</a> page.', '/docs/rest'],
  ]);
});

test('front matter is read like prose', () => {
  expect(lineOf('---\ndescription: Since 4.9 with `get`.\n---\n', 2)).toMatchObject({
    number: 2,
    prose: 'description: Since 4.9 with `````.',
    code: ['get'],
  });
});
