// cspell:ignore altnames -- as Node.js writes it
import {findErrors} from '@site/src/features/errors/find-errors';
import {plainText} from '@site/src/lib/inline-text';
import {groupErrors} from '@site/src/features/errors/error-entry';
import {collectErrors} from '@site/src/features/errors/node/collect-errors';
import {readPages} from '@site/scripts/pages/read-pages';
import {projectPath} from '@site/tests/support';
import versions from '@site/versions.json';
import {describe, expect, it} from 'vitest';
import {table} from '../../tables';

const page = (name: string, text: string) => ({
  file: `docs/${name}.md`,
  url: `/docs/${name}`,
  text: `---\ntitle: ${name}\n---\n\n${text}\n`,
});
const errors = (...rows: string[]) => table('Status | Message | Cause | What to do', ...rows);

const MISSING = "404 | `Table '<database>.<table>' does not exist` | The table doesn't exist. | Correct `table`.";

const entries = collectErrors([
  page(
    'developers/operations-api/records',
    `## \`insert\`\n\n**Errors**\n\n${errors(MISSING, "400 | `'table' is required` | It's missing. | Add [`table`](#x).")}\n\n## \`update\`\n\n${errors(MISSING)}`,
  ),
  page(
    'guide',
    [
      '## Set it up\n\nText.\n\n## Troubleshooting {#trouble}',
      table('Status | Symptom | Cause | Fix', '401 | `Must login` | No user | Log in', '- | It is slow | - | Wait'),
      table('Status | Meaning', '200 | All is well', '503 | Busy'),
      table('Operation | Cause', '`insert` | Not a table of errors'),
    ].join('\n\n'),
  ),
]);
const textsOf = (list: typeof entries) => list.map(({status, message}) => `${status} ${plainText(message)}`);
const find = (query: string) => textsOf(findErrors(entries, query));

describe('the errors of a version', () => {
  it('come from operations and guides, by status, and equal ones are one', () => {
    expect(textsOf(entries)).toEqual([
      "400 'table' is required",
      '401 Must login',
      "404 Table '<database>.<table>' does not exist",
      '503 ',
      ' It is slow',
    ]);
    expect(entries[2]!.places).toEqual([
      {label: 'insert', url: '/docs/developers/operations-api/records#insert'},
      {label: 'update', url: '/docs/developers/operations-api/records#update'},
    ]);
    expect(entries[1]!.places).toEqual([{label: 'guide', url: '/docs/guide#trouble'}]);
  });

  it('come from a table inside of a step as well, and from one that begins with their causes', () => {
    const step = '1. Read the message:\n\n   | Message | What to do |\n   | --- | --- |\n   | `Not found` | Wait. |';
    expect(textsOf(collectErrors([page('studio', step)]))).toEqual([' Not found']);
    const text = table('Cause | Message', 'Wrong type | `must be a string`');
    expect(textsOf(collectErrors([page('types', text)]))).toEqual([' must be a string']);
  });

  it('have cause, remedy and an id', () => {
    expect(entries[0]).toMatchObject({
      id: 'error-400-table-is-required',
      cause: ["It's missing."],
      fix: ['Add ', {code: 'table'}, '.'],
    });
    expect(new Set(entries.map(({id}) => id)).size).toBe(entries.length);
  });
});

describe('a pasted message finds its entry first', () => {
  it.each([
    ['with its names filled in', "Table 'ridgeline.Station' does not exist", '404'],
    ['inside of a response', `HTTP/1.1 404\n{"error": "Table 'a.b' does not\n exist"}`, '404'],
    ['with escaped quotation marks', String.raw`{"error":"\"Table 'a.b' does not exist\""}`, '404'],
    ['with other quotation marks', 'Table ‘a.b’ does not exist', '404'],
    ['in other case', "'TABLE' IS REQUIRED", '400'],
    ['by its words', 'login must', '401'],
    ['by its status', '503', '503'],
  ])('%s', (_, query, status) => expect(find(query)[0]).toMatch(new RegExp(`^${status} `)));

  it('finds nothing for something else, and all for nothing', () => {
    expect(find('certificate expired')).toEqual([]);
    expect(find('  ')).toHaveLength(entries.length);
  });
});

describe('the list of errors', () => {
  const list = collectErrors([
    page(
      'operations-api/all',
      errors(
        '200 | `Removed here only` | The node is away. | Remove it there.',
        '- | `read ECONNRESET` or `socket hang up` | The other side ended. | Read its log.',
        '400 | - | The body is empty. | Send one.',
        '400 | `Wrong` | A name is missing. | Add it.',
        '400 | `Wrong` | A name is too long. | Shorten it.',
      ),
    ),
  ]);

  it('begins with what requests get, and has errors without a message behind the others', () => {
    expect(textsOf(list)).toEqual([
      '400 Wrong',
      '400 Wrong',
      '400 ',
      ' read ECONNRESET or socket hang up',
      '200 Removed here only',
    ]);
  });

  it('has a message once, with all its causes', () => {
    const groups = groupErrors(list);
    expect(groups.map(({length}) => length)).toEqual([2, 1, 1, 1]);
    expect(new Set(groups[0]!.map(({id}) => id)).size).toBe(2);
  });

  it('finds one of two messages in what was pasted', () => {
    const [first] = findErrors(list, 'Error: socket hang up at Socket.socketOnEnd');
    expect(plainText(first!.message)).toContain('socket hang up');
  });
});

describe('messages of Node.js that operators paste', () => {
  const folder = `versioned_docs/version-${versions[0]}/`;
  const pages = readPages(projectPath('')).filter(({file}) => file.startsWith(folder));
  const list = collectErrors(pages.map(({file, text}) => ({file, text, url: '/docs/x'})));

  it.each([
    ['Error: listen EADDRINUSE: address already in use :::9926', 'EADDRINUSE'],
    ['EADDRINUSE', 'EADDRINUSE'],
    ['Unable to bind to port 80 Error: listen EACCES: permission denied 0.0.0.0:80', 'listen EACCES'],
    ['Error: connect ECONNREFUSED 127.0.0.1:9925\n    at TCPConnectWrap.afterConnect', 'ECONNREFUSED'],
    ['getaddrinfo ENOTFOUND ridge-2.example.com', 'ENOTFOUND'],
    ['Error: unable to verify the first certificate', 'unable to verify the first certificate'],
    ["Hostname/IP does not match certificate's altnames: Host: a.b. is not in the cert's altnames: DNS:c", 'altnames'],
    ['ENOSPC: no space left on device, write', 'ENOSPC'],
    ["Error: EMFILE: too many open files, open '/home/maya/hdb/log/hdb.log'", 'EMFILE'],
    ['FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory', 'heap out of memory'],
  ])('%s', (pasted, expected) => {
    expect(plainText(findErrors(list, pasted)[0]?.message ?? [])).toContain(expected);
  });
});
