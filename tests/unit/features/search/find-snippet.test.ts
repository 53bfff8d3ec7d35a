import type {Block} from '@site/src/features/search/engine/blocks';
import {findSnippet, sentencesOf} from '@site/src/features/search/engine/find-snippet';
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
const show = (...asked: (string | {blocks: Block[]})[]) => {
  const terms = asked.filter((one) => typeof one === 'string');
  const other = asked.find((one) => typeof one !== 'string');
  const {name, text, code, entry} = findSnippet(other?.blocks ?? blocks, new Set(terms), 120, new Set(terms));
  const join = (fragments: {text: string}[]) => fragments.map((fragment) => fragment.text).join('');
  return {name: join(name), text: join(text), code: join(code), entry};
};

describe('findSnippet', () => {
  it('shows whole sentences', () => expect(show('listen').text).toBe('A port such as http.port listens. It is open.'));
  it('shows a row as its name in code and what it says, and a value only where it was asked for', () => {
    expect(show('cors', 'whether')).toMatchObject({name: 'cors', text: 'Whether others may'});
    expect(show('cors', 'true')).toMatchObject({name: 'cors', text: 'Whether others may (default: true)'});
    expect(show('listens')).toMatchObject({name: '', text: 'A port such as http.port listens. It is open.'});
  });
  it('shows the values of a row without a sentence, each with the head of its column', () => {
    const values: Block = {type: 'table', head: ['Type', 'SQL', 'REST'], rows: [['`Long`', 'yes', 'no']]};
    expect(show('long', {blocks: [values]})).toMatchObject({name: 'Long', text: 'sql: yes · rest: no'});
  });
  it('leads to the entry of a row whose name was asked for', () => {
    const entries = (base: string): Block[] => [{...(blocks[3] as Extract<Block, {type: 'table'}>), base}];
    expect(show('cors', {blocks: entries('http')}).entry).toBe('http-cors');
    expect(show('cors', {blocks: entries('')}).entry).toBe('cors');
    expect(show('others', {blocks: entries('http')}).entry).toBeUndefined();
    expect(show('cors').entry).toBeUndefined();
  });
  it('shows the line of code that was asked for, and no other', () => {
    expect(show('get_job', 'job').code).toBe('"operation": "get_job",');
    expect(show('listen').code).toBe('');
  });
  it('shows nothing of a section without text', () => {
    const nothing = {name: [], text: [], code: [], entry: undefined};
    expect(findSnippet([{type: 'code', text: 'a'}], new Set(['x']), 80)).toEqual(nothing);
  });
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
