import {readPages} from '@site/scripts/pages/read-pages';
import {undocumentedKeys} from '@site/src/features/availability/node/undocumented-keys';
import {configSchema} from '@site/src/features/configuration/node/config-schema';
import {configurationsOf} from '@site/src/features/configuration/node/read-configuration';
import {explain, nameOf} from '@site/src/lib/explain';
import type {Json} from '@site/src/lib/json';
import {stepsOf} from '@site/src/lib/setting-path';
import {faultyConfigurations} from '@site/tests/fixtures/faulty-configurations';
import {projectPath} from '@site/tests/support';
import '@site/tests/unit/product-history';
import versions from '@site/versions.json';
import Ajv from 'ajv';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

// The site's validator names each problem for readers; Ajv decides whether there is one. Ajv itself can't run in a page:
// it compiles schemas with `eval`, which the Content-Security-Policy forbids.

const configurations = configurationsOf(
  readPages(projectPath('')).filter(({file}) => /\/configuration(?:-repeated-keys)?\.md$/.test(file)),
);

const VALUES: Json[] = [
  null,
  true,
  -1,
  0.5,
  9926,
  1e9,
  '',
  'x',
  'error',
  '3d',
  [],
  [1],
  ['x'],
  {},
  {x: 1},
  {package: 'x'},
];

/** A file in which a key has a value; the reader chooses the name at a `*`. */
function fileWith(key: string, value: Json): Json {
  return stepsOf(key).reduceRight<Json>(
    (inner, step) => (step === '[]' ? [inner] : {[step === '*' ? 'mine' : step]: inner}),
    value,
  );
}

describe.each(versions)('the schema of %s', (version) => {
  const configuration = configurations.get(version)!;
  const schema = configSchema(configuration, 'schema', undocumentedKeys(version));
  const isValid = new Ajv({strict: false}).compile(schema);

  it('refuses the same values of each key', () => {
    expect(configuration.keys.length).toBeGreaterThan(50);
    const differing = configuration.keys.flatMap(({key}) =>
      VALUES.flatMap((value) => {
        const file = fileWith(key, value);
        const isFine = explain(schema, file).length === 0;
        return isFine === isValid(file) ? [] : [`${JSON.stringify(file)}: ${isFine ? 'accepted' : 'refused'}`];
      }),
    );
    expect(differing).toEqual([]);
  });

  it('lets an unknown key inside of another be named with its path', () => {
    const objects = configuration.keys.filter(({key}) => !/[*[]/.test(key) && key.includes('.'));
    const parents = [...new Set(objects.map(({key}) => key.slice(0, key.lastIndexOf('.'))))];
    const silent = parents.filter((parent) => {
      const file = fileWith(`${parent}.noSuchKey`, 1);
      const isNamed = explain(schema, file).some(({path}) => nameOf(path) === `${parent}.noSuchKey`);
      return !isNamed && !isValid(file);
    });
    expect(parents.length).toBeGreaterThan(5);
    expect(silent).toEqual([]);
  });

  it.each(faultyConfigurations)('refuses the same of: $mistake', ({file}) => {
    const value = parse(file) as Json;
    expect(explain(schema, value).length === 0).toBe(isValid(value));
  });
});
