import {readConfiguration} from '@site/src/features/configuration/node/read-configuration';
import {COLUMN, INSTALLED_SETTINGS, SETTINGS} from '@site/src/page-model/columns';
import {describe, expect, test} from 'vitest';
import {configurationOf, FILE, pages, pageText, URL} from './pages';

const configuration = readConfiguration('4.7', pages);

const keyOf = (rows: string) => configurationOf(rows).keys.at(-1)!;

describe('of the pages of 4.7', () => {
  test('every row that begins with a key is read', () => {
    const [before = '', after = ''] = pageText.split('### Names and values');
    const tables = [before, after.slice(after.indexOf('\n## ')), ...pages.slice(1).map(({text}) => text)].join('\n');
    const rows = [...tables.matchAll(/^\| `([^`]+)` \|/gm)].map((match) => match[1]);
    expect(rows.length).toBeGreaterThan(250);
    expect(configuration.keys.map(({key}) => key)).toEqual(rows);
  });

  test('the names are those of its own table', () => {
    const section = pageText.split('### Names and values')[1]!.split('\n- ')[0]!;
    const rows = [...section.matchAll(/^\| `(.+)` \| `(.+)` \| `(.+)` \| `(.+)` \|$/gm)];
    expect(rows).toHaveLength(4);
    for (const [, key, environmentVariable, argument, operationField] of rows) {
      expect(configuration.keys).toContainEqual(
        expect.objectContaining({key, environmentVariable, argument, operationField}),
      );
    }
  });

  test('a key has all that its row says', () => {
    expect(configuration.keys.find(({key}) => key === 'replication.mtls.certificateVerification.crl.timeout')).toEqual({
      key: 'replication.mtls.certificateVerification.crl.timeout',
      type: 'number',
      default: 10_000,
      minimum: 1000,
      unit: 'milliseconds',
      since: '4.7',
      environmentVariable: 'REPLICATION_MTLS_CERTIFICATEVERIFICATION_CRL_TIMEOUT',
      argument: '--REPLICATION_MTLS_CERTIFICATEVERIFICATION_CRL_TIMEOUT',
      operationField: 'replication_mtls_certificateVerification_crl_timeout',
      description: 'Maximum time to download a list.',
      url: `${URL}-repeated-keys#replication-mtls-certificateverification`,
    });
  });
});

describe('reads', () => {
  test.each([
    ['literals with null', '| `a` | `x`, `2` or null | `x` | - | A. |', {values: ['x', 2, null], default: 'x'}],
    ['both ends of a range', '| `a` | integer, from 1 to 65535 | `7` | - | A port. |', {minimum: 1, maximum: 65_535}],
    ['one end of a range', '| `a` | number, at most 2.5 | - | - | A. |', {maximum: 2.5}],
    ['null as default', '| `a` | string or null | `null` | - | A. |', {default: null}],
    ['a unit', '| `a` | string or number, seconds | `3d` | - | A. |', {unit: 'seconds', default: '3d'}],
    ['what an entry must have', '| `a` | string, required | - | - | A. |', {type: 'string', isRequired: true}],
    ['links as their words', '| `a` | any | - | 4.5.17 | As [`b`](#b). |', {description: 'As `b`.', since: '4.5.17'}],
  ])('%s', (_, row, expected) => expect(keyOf(row)).toMatchObject(expected));

  test.each(['| `a[]` | string | - | - | A. |', '| `*` | object | - | - | A. |'])('no names for %s', (row) => {
    const key = keyOf(`| \`a\` | array | - | - | A. |\n${row}`);
    expect(key).not.toHaveProperty('environmentVariable');
    expect(key).not.toHaveProperty('operationField');
  });

  test('no names for a key of the file only, no variable for one that it cannot turn off', () => {
    const [logger, local] = ['http.logging', 'authentication.authorizeLocal'].map((key) =>
      configuration.keys.find((one) => one.key === key)!,
    );
    expect(logger).not.toHaveProperty('operationField');
    expect(local).not.toHaveProperty('environmentVariable');
    expect(local).toMatchObject({operationField: 'authentication_authorizeLocal'});
  });

  test('nothing from the words of a description', () => {
    const key = keyOf('| `a` | number | - | - | Time in milliseconds. At least 1. |');
    expect(key).not.toHaveProperty('unit');
    expect(key).not.toHaveProperty('minimum');
  });
});

describe('stops, with the line, at', () => {
  test.each([
    ['| a.b | string | - | - | A. |', '5: the key is "a.b": expected a dotted path in backticks'],
    ['| `a..b` | string | - | - | A. |', '5: the key is "`a..b`": expected a dotted path'],
    ['| `a` | text | - | - | A. |', '5: key a: the type "text" has the unknown part "text": expected'],
    ['| `a` | number | 5 | - | A. |', `5: key a: ${COLUMN.default} is "5": expected a value in backticks`],
    [
      '| `a` | boolean | `5` | - | A. |',
      `5: key a: ${COLUMN.default} is \`5\`: expected a value of the type "boolean"`,
    ],
    [
      '| `a` | integer, from 1 to 9 | `0` | - | A. |',
      `5: key a: ${COLUMN.default} is \`0\`: expected a value in the range`,
    ],
    ['| `a` | string | - | v4 | A. |', `5: key a: ${COLUMN.since} is "v4": expected a release such as 4.5`],
    ['| `a` | string | - | - | |', '5: key a: the description is empty'],
    ['| `a` | string | - | A. |', '5: key a: the row has 4 cells: expected 5'],
    ['| `a` | string | - | - | A | B. |', '5: key a: the row has 6 cells: expected 5'],
    [
      '| `a` | string, at least 5 | - | - | A. |',
      '5: key a: the type "string, at least 5" gives "at least 5" to a string',
    ],
    ['| `a` | number, fortnights | - | - | A. |', '5: key a: the type "number, fortnights" has the unknown part'],
    ['| `a` | number, from 9 to 1 | - | - | A. |', '5: key a: the range in the type "number, from 9 to 1" begins with'],
    [
      '| `a` | any | - | - | A. |\n| `a` | any | - | - | B. |',
      `6: key a: expected one row for each key, see ${FILE}:5`,
    ],
    [
      '| `a.b` | any | - | - | A. |\n| `a` | string | - | - | B. |',
      '5: key a.b: a has the type "string": expected object',
    ],
    ['| `a[].b` | string | - | - | A. |', '5: key a[].b: a has no row: expected array'],
    [
      '| `a` | array of string | - | - | A. |\n| `a[].b` | any | - | - | A. |',
      '6: key a[].b: a[] has no row: expected object',
    ],
  ])('%s: %s', (rows, message) => expect(() => configurationOf(rows)).toThrow(`${FILE}:${message}`));

  test.each([
    ['dev `1`', `${COLUMN.installed} is "dev \`1\`": expected a value in backticks`],
    ['`true`', `${COLUMN.installed} is \`true\`: expected a value of the type "integer"`],
  ])('an installed value %s', (cell, message) => {
    const row = `| \`a\` | integer | - | ${cell} | - | A. |`;
    expect(() => configurationOf(row, undefined, INSTALLED_SETTINGS)).toThrow(`${FILE}:5: key a: ${message}`);
  });

  test('a table with other columns, a heading without an id, and a page without tables of keys', () => {
    const row = '| `a` | string | - | - | A. |';
    const others = SETTINGS.with(2, 'Standard');
    expect(() => configurationOf(row, undefined, others)).toThrow(
      `${FILE}:3: the table has the columns ${others.join(', ')}: expected ${SETTINGS.join(', ')}.`,
    );
    const moved = [...SETTINGS, COLUMN.installed];
    expect(() => configurationOf(row, undefined, moved)).toThrow(`expected ${INSTALLED_SETTINGS.join(', ')}.`);
    expect(() => configurationOf(row, '## Part')).toThrow(`${FILE}:3: expected a heading with an id`);
    expect(() => readConfiguration('4.7', [{file: FILE, text: 'Text.', url: URL}])).toThrow(
      `${FILE}:1: expected tables with`,
    );
  });
});
