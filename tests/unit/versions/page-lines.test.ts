import {pageLines} from '@site/scripts/versions/page-lines';
import {linksOf} from '@site/src/page-model/links';
import {parsePage} from '@site/src/page-model/parse';
import {expect, test} from 'vitest';

const lineOf = (text: string, number: number, isMdx = false) => pageLines(text, isMdx)[number - 1]!;
const linksIn = (text: string, isMdx = false) =>
  linksOf(parsePage(text, isMdx)).map(({line, text: words, url}) => [line, words, url]);

test('prose is without code, addresses and heading ids', () => {
  expect(lineOf('## Read `get` {#read}\n', 1)).toMatchObject({prose: 'Read `````', code: ['get']});
  const line = {number: 1, prose: 'See REST and .', code: [], isFenced: false};
  expect(lineOf('See [REST](../rest.md) and https://example.com/4.9.\n', 1)).toEqual(line);
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

test('the words of an element lead where it does', () => {
  expect(lineOf('<Card title="Latest"\n  to="/docs/rest" />\n', 1, true).prose).toBe(' Latest');
  expect(linksIn('One.\n\n<Card title="Latest"\n  to="/docs/rest" />\n', true)).toEqual([[4, 'Latest', '/docs/rest']]);
  expect(linksIn('The <a href="/docs/rest">latest</a> page.\n')).toEqual([
    [1, 'The <a href="/docs/rest">latest</a> page.', '/docs/rest'],
  ]);
});
