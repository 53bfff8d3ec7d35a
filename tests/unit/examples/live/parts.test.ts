import {readOptions} from '@site/scripts/examples/live/options';
import {readExamples} from '@site/scripts/examples/live/run-examples';
import {databasesOf, inScratch, isDestructive, withDatabase} from '@site/scripts/examples/live/scratch';
import {sender} from '@site/scripts/examples/live/writers-instance';
import {readPages} from '@site/scripts/pages/read-pages';
import {projectPath} from '@site/tests/support';
import {describe, expect, test} from 'vitest';

const URL_OPTION = ['--url', 'http://localhost:9925'];

describe('the command line of the live check', () => {
  test('needs no more than an address', () => {
    expect(readOptions(URL_OPTION, {}, '4.7')).toEqual({
      url: new URL('http://localhost:9925'),
      user: undefined,
      scratch: 'docs_examples',
      version: '4.7',
      pages: [],
    });
  });

  test('takes a user, names and pages', () => {
    const args = [...URL_OPTION, '--user', 'maya', '--scratch', 'mine', '--version', '4.6', 'docs/a.md', 'docs/b.md'];
    const pages = ['docs/a.md', 'docs/b.md'];
    expect(readOptions(args, {}, '4.7')).toMatchObject({user: 'maya', scratch: 'mine', version: '4.6', pages});
  });

  test.each([
    ['no address', [], {}, /--url is missing/],
    ['no usable address', ['--url', 'localhost:9925'], {}, /--url is "localhost:9925": expected an address/],
    ['CI', URL_OPTION, {CI: 'true'}, /does not run in CI/],
    ['a password', [...URL_OPTION, '--user', 'maya:secret'], {}, /password does not belong on the command line/],
    ['a password in the address', ['--url', 'http://maya:secret@localhost:9925'], {}, /does not belong/],
    ['a strange scratch name', [...URL_OPTION, '--scratch', 'a b'], {}, /--scratch is "a b": expected letters/],
    ['an unknown option', [...URL_OPTION, '--yes'], {}, /Unknown option '--yes'/],
  ])('is refused with %s', (_what, args, env, message) => {
    expect(() => readOptions(args, env, '4.7')).toThrow(message);
    expect(() => readOptions(args, env, '4.7')).not.toThrow(/secret/);
  });
});

describe('scratch databases', () => {
  test('stand in for the names in bodies, permissions, SQL and responses', () => {
    const permission = {super_user: false, ridgeline: {tables: {ridgeline: {read: true}}}};
    const body = {operation: 'add_role', role: 'observer', permission};
    expect(databasesOf(body)).toEqual(['ridgeline']);
    expect(inScratch(body, ['ridgeline'], 'x').permission).toMatchObject({super_user: false, x_ridgeline: {}});
    const load = {operation: 'csv_data_load', table: 'A', data: 'id\n1'};
    expect(inScratch(withDatabase(load), ['data'], 'x')).toEqual({...load, database: 'x_data'});
    const sql = "UPDATE `data`.Station SET note = 'data.x' WHERE data.Station.id = 1";
    expect(inScratch({operation: 'sql', sql}, ['data'], 'x').sql).toContain('UPDATE `x_data`.Station');
    const create = {operation: 'create_database'};
    expect(inScratch(withDatabase(create), ['data'], 'x')).toEqual({...create, database: 'x_data'});
  });

  test('reach the operation inside of an export', () => {
    const search = {operation: 'search_by_value', table: 'Reading', attribute: 'id', value: '*'};
    const body = withDatabase({operation: 'export_local', search_operation: search});
    expect(databasesOf(body)).toEqual(['data']);
    expect(inScratch(body, ['data'], 'x').search_operation).toMatchObject({database: 'x_data'});
  });
});

const HARMLESS = 'insert search_by_value describe_all create_table';
const DESTRUCTIVE = 'delete drop_database restart set_configuration add_user csv_url_load of_the_future';
test.each([
  [false, HARMLESS, ['SELECT * FROM data.A']],
  [true, DESTRUCTIVE, ['DELETE FROM data.A', 'DROP TABLE data.A']],
])('destructive is %s: %s, and the SQL %j', (expected, operations, statements) => {
  for (const operation of operations.split(' ')) expect(isDestructive({operation}), operation).toBe(expected);
  for (const sql of statements) expect(isDestructive({operation: 'sql', sql}), sql).toBe(expected);
});

test('every page of the operations API can be read', () => {
  const pages = readPages(projectPath('')).filter(({file}) => file.includes('version-4.7/developers/operations-api/'));
  const examples = pages.flatMap(readExamples);
  expect(examples.length).toBeGreaterThan(130);
  expect(examples.filter(({response}) => response !== undefined).length).toBeGreaterThan(100);
});

test('an instance that does not answer is named, its user is not', async () => {
  const send = sender(new URL('http://maya@127.0.0.1:1/'), 'maya', 'secret');
  await expect(send({operation: 'describe_all'})).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:1\/ does not answer describe_all: /,
  );
});
