import {documentedHistories, documentedText} from '@site/scripts/versions/documented-histories';
import {expect, it} from 'vitest';
import {keys, operation} from '../tables';

/** The configuration page of a version: a key and its cell Since in a row. */
const configuration = (version: string, ...rows: string[]) => ({
  file: `versioned_docs/version-${version}/deployments/configuration.md`,
  text: keys(...rows.map((row) => row.split(' ')).map(([key, since = '-']) => `\`${key}\` | integer | - | ${since}`)),
});

/** A page of operations of a version with one of 4.6.2 that has these parameters, each with its description. */
const operations = (version: string, parameters: Record<string, string>) => {
  const rows = Object.entries(parameters).map(([name, text]) => `| \`${name}\` | string | no | - | ${text} |\n`);
  const file = `versioned_docs/version-${version}/developers/operations-api/jobs.md`;
  return {file, text: `---\ntitle: Jobs\n---\n\n${operation('run', {since: '4.6.2', parameter: rows.join('')})}`};
};

it('keys came with the first version that names them or with the patches that it names, and went with the last', () => {
  const {configurationKeys} = documentedHistories([
    configuration('4.5', 'old', 'gone', 'patched 4.5.3'),
    configuration('4.6', 'old', 'patched 4.6.1', 'new'),
    configuration('4.7', 'old', 'patched 4.5.3', 'new 4.6', 'late 4.3', 'later'),
  ]);
  expect(configurationKeys).toEqual([
    [{}, 'old'],
    [{since: ['4.5.3', '4.6.1']}, 'patched'],
    [{since: '4.6'}, 'new'],
    [{since: '4.3', documentedSince: '4.7'}, 'late'],
    [{since: '4.7'}, 'later'],
    [{removed: '4.6'}, 'gone'],
  ]);
});

it('keys of one section stand together, and those of one history in one line', () => {
  const {configurationKeys} = documentedHistories([configuration('4.7', 'a.size', 'b.port', 'a.log.path', 'a.port')]);
  expect(configurationKeys).toEqual([[{}, 'a.size a.log.path a.port b.port']]);
});

it('parameters have a history where it is another one than that of their operation', () => {
  const found = documentedHistories([
    operations('4.6', {id: 'Which.', name: 'Deprecated: use `id`.'}),
    operations('4.7', {id: 'Which.', name: 'Deprecated: use `id`.', wait: 'Since 4.7.1.'}),
  ]);
  expect(documentedText(found)).toContain(
    '"run": [{"since":"4.6.2"},[{},"id"],[{"deprecated":"4.6","successor":"id"},"name"],[{"since":"4.7.1"},"wait"]]\n',
  );
});
