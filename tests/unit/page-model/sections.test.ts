import {anchorsOf} from '@site/src/page-model/anchors';
import {parsePage} from '@site/src/page-model/parse';
import {sectionsOf} from '@site/src/page-model/sections';
import {describe, expect, it} from 'vitest';
import {table as markdownTable} from '../tables';

const read = (source: string, isMdx = false) => sectionsOf(parsePage(source, isMdx));
const table = (column: string, ...rows: string[]) =>
  markdownTable(`${column} | Type | Description`, ...rows.map((row) => `${row} | Text.`)).trimEnd();
const anchors = (source: string) =>
  read(source).flatMap(({tables}) => tables.flatMap(({rows}) => rows.map(({anchor}) => anchor)));

describe('the sections of a page', () => {
  it('begin with its beginning, and each with its heading, whatever the level', () => {
    const sections = read(
      '---\ntitle: x\n---\n\nText.\n\n## `http.port` {#port}\n\nOne.\n\n### A `b`\n\nTwo.\n\nThree.\n',
    );
    expect(sections.map(({id, level, title, code, nodes}) => [id, level, title, code, nodes.length])).toEqual([
      ['', 1, '', '', 2],
      ['port', 2, 'http.port', 'http.port', 1],
      ['a-b', 3, 'A b', '', 2],
    ]);
  });

  it('are found inside of components, and tables inside of lists', () => {
    expect(read('<Card>\n\n## Inside\n\nText.\n\n</Card>\n', true).map(({id}) => id)).toEqual(['', 'inside']);
    const [section] = read(`- Item:\n\n  ${table('Key', '`a` | string').replaceAll('\n', '\n  ')}\n`);
    expect(section!.tables[0]).toMatchObject({columns: ['Key', 'Type', 'Description'], rows: [{line: 5, name: 'a'}]});
  });
});

describe('the anchors of entries', () => {
  it('are those of keys, and of the section in front of all else, each another', () => {
    expect(anchors(`## HTTP {#http}\n\n${table('Key', '`http.port` | number', '`http.port` | string')}`)).toEqual([
      'http-port',
      'http-port-2',
    ]);
    expect(anchors(`## \`insert\`\n\n${table('Parameter', '`operation` | `insert`', '`records[]` | array')}`)).toEqual([
      'insert-records-item',
    ]);
  });

  it('are that of the heading for a key with a section of its own', () => {
    const keys = table('Key', '`http.tls` | object', '`http.tls` | array');
    expect(anchors(`## \`http.tls\` {#http-tls}\n\nText.\n\n## HTTP\n\n${keys}`)).toEqual(['http-tls', 'http-tls']);
  });

  it('are none where readers get a table', () => {
    expect(anchors(table('Key', '`a` | string', 'no code | string'))).toEqual([undefined, undefined]);
    expect(read(table('Key', '[`a`](#a) | string'))[0]!.tables[0]!.rows[0]).toMatchObject({name: 'a'});
  });
});

it('a page has the anchors of headings, entries, HTML and components', () => {
  const source = `<Card id="card">\n\n## Keys\n\n</Card>\n\n${table('Key', '`a` | string')}\n`;
  expect([...anchorsOf(parsePage(source, true))]).toEqual(['keys', 'a', 'card']);
});
