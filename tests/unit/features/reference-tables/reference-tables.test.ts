import Entry from '@site/src/features/reference-tables/ui/Entry';
import {load} from 'cheerio';
import type {RootContent, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {createElement, type ComponentProps} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {visit} from 'unist-util-visit';
import {describe, expect, it, vi} from 'vitest';
import {parsePage} from '../../../../src/page-model/parse';
import referenceTables from '../../../../src/features/reference-tables/node';
import {DATED_PARAMETERS, KEYS, PARAMETERS, table} from '../../tables';

// Docusaurus' own alias, which only its bundler knows.
vi.mock('@docusaurus/useBrokenLinks', () => ({default: () => ({collectAnchor: () => undefined})}));

const heading = (id: string, path: string) => `## \`${path}\` {#${id}}\n`;

/** A page as the plugin leaves it. Equal pages share a tree, so each is another one. */
function rendered(...parts: string[]): RootContent[] {
  const tree = structuredClone(parsePage(parts.join('\n')));
  referenceTables()(tree);
  return tree.children;
}

interface JsxNode {
  name: string;
  attributes: {name: string; value: string}[];
  children: RootContent[];
}

/** Renders a page, and reads its lists of entries: the term with its id and address, then what it means. */
function entriesIn(...parts: string[]): {id: unknown; href: unknown; term: string; means: string}[] {
  const all: {id: unknown; href: unknown; term: string; means: string}[] = [];
  visit({type: 'root', children: rendered(...parts)}, (node) => {
    if (!('name' in node) || node.name !== 'Entry') return;
    const {attributes, children: inner} = node as unknown as JsxNode;
    const entry = createElement(
      Entry,
      Object.fromEntries(attributes.map(({name, value}) => [name, value])) as unknown as ComponentProps<typeof Entry>,
      ...inner.slice(0, -1).map((part) => toString(part)),
      createElement('dd', {}, toString(inner.at(-1))),
    );
    const list = load(renderToStaticMarkup(entry));
    const [term, means] = [list('dt'), list('dd')];
    all.push({id: term.attr('id'), href: term.find('a').attr('href'), term: term.text(), means: means.text()});
  });
  return all;
}

describe('a table of keys', () => {
  it('tells name, type, default and release in one line, and the description below', () => {
    const [port] = entriesIn(heading('http', 'http'), table(KEYS, '`http.port` | integer | `9926` | 4.5 | Port.'));
    const term = 'http.port integer · default 9926 · since 4.5';
    expect(port).toEqual({id: 'http-port', href: '#http-port', term, means: 'Port.'});
  });

  it('has what the type cell says of a number behind its type', () => {
    const rows = table(
      KEYS,
      '`http.timeout` | number, milliseconds, at least 1 | `9` | - | How long it waits (a day).',
      '`http.size` | integer, bytes, from 0 to 9 | - | - | Size above which it compresses. With 0, never.',
      '`http.timing` | boolean, required | - | - | Adds the duration in milliseconds.',
    );
    expect(entriesIn(heading('http', 'http'), rows).map(({term, means}) => [term, means])).toEqual([
      ['http.timeout number · milliseconds · at least 1 · default 9', 'How long it waits (a day).'],
      ['http.size integer · bytes · from 0 to 9', 'Size above which it compresses. With 0, never.'],
      ['http.timing boolean · required', 'Adds the duration in milliseconds.'],
    ]);
  });

  it('says nothing of what a key does not have', () => {
    const [port] = entriesIn(heading('http', 'http'), table(KEYS, '`http.port` | integer | - | - | Port.'));
    expect(port?.term).toBe('http.port integer');
  });

  it('shows what the heading does not say, and has all of it for who copies', () => {
    const [, content] = rendered(heading('a', 'a'), table(KEYS, '`a.B-c` | any | - | - | x'));
    const list = content as unknown as {children: JsxNode[]};
    expect(list.children[0]!.attributes.map(({name, value}) => [name, value])).toEqual([
      ['of', 'a.'],
      ['name', 'B-c'],
    ]);
  });

  it('stays a table where a row has several names', () => {
    const [, content] = rendered(heading('a', 'a'), table(KEYS, '`a.b`, `b` | any | - | - | x'));
    expect(content).toMatchObject({type: 'table'});
  });

  it('leads a key that has a section of its own there', () => {
    const rows = table(KEYS, '`http.mtls` | object | - | - | Certificates.');
    const [key] = entriesIn(heading('http', 'http'), rows, heading('http-mtls', 'http.mtls'));
    expect([key?.id, key?.href]).toEqual([undefined, '#http-mtls']);
  });

  it('names items and free names in the address, and repeats none', () => {
    const rows = table(KEYS, '`a.b[].c` | any | - | - | x', '`a.*.c` | any | - | - | x', '`a.*.c` | any | - | - | x');
    expect(entriesIn(heading('a', 'a'), rows).map(({id}) => id)).toEqual(['a-b-item-c', 'a-any-c', 'a-any-c-2']);
  });
});

describe('a table of parameters', () => {
  const rows = table(
    DATED_PARAMETERS,
    '`operation` | `insert` | yes | - | - | - | Name of the operation.',
    '`table` | string | yes | - | - | - | Table.',
    '`database` | string | no | `data` | 4.2 | - | Database.',
    '`ids` | array | no | - | - | `keys` | Ids. Since 4.2.',
    '`sql` | string | conditional | - | 4.4 | - | Query.',
  );

  it('leaves out what the heading says, and addresses each by its operation', () => {
    const entries = entriesIn(heading('insert', 'insert'), rows);
    expect(entries.map(({id}) => id)).toEqual(['insert-table', 'insert-database', 'insert-ids', 'insert-sql']);
    expect(entries.map(({term}) => term)).toEqual([
      'table string · required',
      'database string · default data · since 4.2',
      'ids array · optional · deprecated: use keys',
      'sql string · required in some cases · since 4.4',
    ]);
    expect(entries.map(({means}) => means)).toEqual(['Table.', 'Database.', 'Ids. Since 4.2.', 'Query.']);
  });

  it('keeps the row where the heading says something else', () =>
    expect(entriesIn(heading('other', 'other'), rows)[0]?.id).toBe('other-operation'));

  it('puts the parts of a parameter into its entry, under the name that they have there', () => {
    const nested = table(
      PARAMETERS,
      '`sort` | object | no | - | Order.',
      '`sort.by` | string | yes | - | Attribute.',
      '`sort.next[].by` | any | no | - | Attribute.',
      '`sorted` | any | no | - | x',
      '`tables[]` | array | no | - | Tables.',
      '`tables[].name` | string | no | - | Name.',
    );
    const [, list] = rendered(heading('find', 'find'), nested);
    const shown = ({children}: JsxNode): unknown[] =>
      (children as unknown as JsxNode[]).map((entry) => {
        const inner = (entry.children.at(-1) as unknown as JsxNode).children.at(-1) as unknown as JsxNode | undefined;
        const name = entry.attributes.map(({value}) => value).join(' ');
        return inner?.name === 'dl' ? [name, shown(inner)] : name;
      });
    expect(shown(list as unknown as JsxNode)).toEqual([
      ['sort find-sort', ['sort. by find-sort-by', 'sort. next[].by find-sort-next-item-by']],
      'sorted find-sorted',
      ['tables[] find-tables-item', ['tables[]. name find-tables-item-name']],
    ]);
  });

  it('says so when nothing is left', () => {
    const only = table(PARAMETERS, '`operation` | `get` | yes | - | Name of the operation.');
    expect(toString(rendered(heading('get', 'get'), only)[1])).toBe('None besides operation.');
  });
});

describe('any other table', () => {
  const shaped = (head: string, ...rows: string[]) => rendered(table(head, ...rows))[0] as Table;
  const sentence = 'What this is, in as many words as it takes.';

  it('stays a table', () => expect(shaped('a | b', '1 | 2').data).toBeUndefined());
  it('has names of columns for phones where it holds sentences', () =>
    expect(shaped("a | b's | c", `1 | ${sentence} | 2`).data?.hProperties).toEqual({
      className: ['table-of-sentences'],
      style: String.raw`--c2:'b\'s';--c3:'c'`,
    }));
  it('needs no name for the second of two columns', () =>
    expect(shaped('a | b', `1 | ${sentence}`).data?.hProperties).toEqual({className: ['table-of-sentences']}));
  it('begins with a status beside its message where it lists errors', () => {
    const classOf = (head: string, row: string) => shaped(head, row).data?.hProperties?.className;
    expect(classOf('Status | Message | Cause', `400 | \`no\` | ${sentence}`)).toContain('table-of-errors');
    // Blocks keep to the edge of the text.
    expect(classOf('Status | Message | Cause | Fix', `400 | no | yes | ${sentence}`)).toEqual(['table-of-errors']);
    // Not the status of a feature.
    expect(classOf('Status | Until | Meaning', `Legacy | 4.7 | ${sentence}`)).not.toContain('table-of-errors');
    // Without a message of its own, the status is explained, as by any other table.
    expect(classOf('Status | Meaning', `400 | ${sentence}`)).not.toContain('table-of-errors');
  });
  it('has no column that says nothing', () =>
    expect(toString(shaped('a | b | c', '1 | - | 2', '3 | - |'))).toBe('ac123'));
  it('has no name of a column that has none', () => {
    const [head] = shaped(' | b', '1 | 2').children;
    expect(head!.children.map(({data}) => data?.hName)).toEqual(['td', undefined]);
  });
});
