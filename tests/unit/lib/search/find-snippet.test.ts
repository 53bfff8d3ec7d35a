import type {Block} from '@site/src/lib/search/blocks';
import {findSnippet, sentencesOf} from '@site/src/lib/search/find-snippet';
import {describe, expect, it} from 'vitest';

const blocks: Block[] = [
  {type: 'text', text: 'The first sentence says little. A port such as `http.port` listens. It is open.'},
  {type: 'caption', text: 'Request'},
  {type: 'code', text: '{\n  "operation": "get_job",\n  "id": 1\n}'},
  {
    type: 'table',
    head: ['Key', 'Default', 'Description'],
    rows: [
      ['`port`', '-', 'Where it listens'],
      ['`cors`', '`true`', 'Whether others may'],
    ],
  },
];
const show = (...terms: string[]) => {
  const {text, code} = findSnippet(blocks, new Set(terms), 120);
  const join = (fragments: {text: string}[]) => fragments.map((fragment) => fragment.text).join('');
  return {text: join(text), code: join(code)};
};

describe('findSnippet', () => {
  it('shows whole sentences', () => expect(show('listen').text).toBe('A port such as http.port listens. It is open.'));
  it('shows a row as name and description, without pipes and dashes', () =>
    expect(show('cors', 'whether').text).toBe('cors: true, Whether others may'));
  it('shows the line of code that was asked for, and no other', () => {
    expect(show('get_job', 'job').code).toBe('"operation": "get_job",');
    expect(show('listen').code).toBe('');
  });
  it('shows nothing of a section without text', () =>
    expect(findSnippet([{type: 'code', text: 'a'}], new Set(['x']), 80)).toEqual({text: [], code: []}));
  it('marks what was searched', () =>
    expect(findSnippet(blocks, new Set(['open']), 120).text.filter(({isMarked}) => isMarked)).toEqual([
      {text: 'open', isMarked: true},
    ]));
});

it('does not end a sentence inside of a name', () =>
  expect(sentencesOf('Set http.port to 80. Then restart v4.7.2 of it.')).toEqual([
    'Set http.port to 80.',
    'Then restart v4.7.2 of it.',
  ]));
