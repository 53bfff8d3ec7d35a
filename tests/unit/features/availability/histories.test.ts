import {keyHistories, operationHistories} from '@site/src/features/availability/node/histories';
import {keyExceptions} from '@site/src/features/availability/data/exceptions';
import {expect, it} from 'vitest';
import {DATED_PARAMETERS, keys, operation} from '@site/tests/unit/tables';

/** The configuration page of a version: a key and its cell Since in a row. */
const configuration = (version: string, ...rows: string[]) => ({
  file: `versioned_docs/version-${version}/deployments/configuration.md`,
  text: keys(...rows.map((row) => row.split(' ')).map(([key, since = '-']) => `\`${key}\` | integer | - | ${since}`)),
});

/** The histories of keys, without those that are written by hand. */
const readKeys = (...pages: Parameters<typeof keyHistories>[0]) =>
  Object.entries(keyHistories(pages)).filter(([key]) => !(key in keyExceptions));

/** A page of operations of a version with one of 4.6.2 that has these parameters, each with Since and Replaced by. */
const operations = (version: string, parameters: Record<string, string>) => {
  const rows = Object.entries(parameters).map(
    ([name, text]) => `| \`${name}\` | string | no | - | ${text} | A parameter. |\n`,
  );
  const file = `versioned_docs/version-${version}/developers/operations-api/jobs.md`;
  return {
    file,
    text: `---\ntitle: Jobs\n---\n\n${operation('run', {since: '4.6.2', parameter: rows.join(''), columns: DATED_PARAMETERS})}`,
  };
};

it('keys came with the first version that names them or with the patches that it names, and went with the last', () => {
  const found = readKeys(
    configuration('4.5', 'old', 'gone', 'patched 4.5.3'),
    configuration('4.6', 'old', 'patched 4.6.1', 'new'),
    configuration('4.7', 'old', 'patched 4.5.3', 'new 4.6', 'late 4.3', 'later'),
  );
  expect(found).toEqual([
    ['old', {}],
    ['patched', {since: ['4.5.3', '4.6.1']}],
    ['new', {since: '4.6'}],
    ['late', {since: '4.3', documentedSince: '4.7'}],
    ['later', {since: '4.7'}],
    ['gone', {removed: '4.6'}],
  ]);
});

it('keys of one section stand together, after the section', () => {
  const found = readKeys(configuration('4.7', 'a.size', 'b.port', 'a.log.path', 'a.port'));
  expect(found.map(([key]) => key)).toEqual(['a.size', 'a.log.path', 'a.port', 'b.port']);
});

it('what is written by hand overrides the tables', () => {
  const found = keyHistories([configuration('4.7', 'schemas')]);
  expect(found.schemas).toEqual({removed: '4.2', successor: 'databases'});
});

it('parameters have a history where it is another one than that of their operation', () => {
  const {operations: found} = operationHistories([
    operations('4.6', {id: '- | -', name: '- | `id`'}),
    operations('4.7', {id: '- | -', name: '- | `id`', wait: '4.7.1 | -'}),
  ]);
  expect(found.run).toEqual({
    since: '4.6.2',
    parameters: {id: {}, name: {deprecated: '4.6', successor: 'id'}, wait: {since: '4.7.1'}},
  });
});
