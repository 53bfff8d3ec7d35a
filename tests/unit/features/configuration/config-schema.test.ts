// cspell:ignore prot loging requried -- misspelt on purpose
import {configSchema} from '@site/src/features/configuration/node/config-schema';
import {readConfiguration} from '@site/src/features/configuration/node/read-configuration';
import {readFences} from '@site/scripts/examples/read-fences';
import {configurationsOf} from '@site/src/features/configuration/node/read-configuration';
import {readPages} from '@site/scripts/pages/read-pages';
import type {Schema} from '@site/src/lib/json';
import {projectPath} from '@site/tests/support';
import {INSTALLED_SETTINGS} from '@site/src/page-model/columns';
import {describe, expect, it, test} from 'vitest';
import {parse} from 'yaml';
import {configurationOf, FILE, pages, pageText, validatorOf} from './pages';

const configuration = readConfiguration('4.7', pages);
const schema = configSchema(configuration, 'https://docs.example.com/docs/api/4.7/config.schema.json');
const validate = validatorOf(configuration);

const fences = readFences(FILE, pageText).filter(({attributes}) => attributes.title === 'harperdb-config.yaml');
const fullExample = fences.toSorted((a, b) => b.text.length - a.text.length)[0]!;

/** The full example with one value changed. */
function changed(path: string[], value: unknown): unknown {
  const file = parse(fullExample.text) as Record<string, unknown>;
  const last = path.at(-1)!;
  const parent = path.slice(0, -1).reduce((part, step) => (part[step] ??= {}) as Record<string, unknown>, file);
  parent[last] = value;
  return file;
}

describe('the schema of 4.7', () => {
  test('admits the full example of its page', () => {
    expect(fullExample.text.split('\n').length).toBeGreaterThan(50);
    expect(validate(parse(fullExample.text))).toBe(true);
  });

  test.each([
    ['an entry of a component', ['trail-map'], {package: '@ridgeline/trail-map', install: {timeout: 0}}],
    ['options of a component', ['status-check'], {package: '@harperdb/status-check', statusPage: true, paths: ['/']}],
    ['null where the type has it', ['http', 'securePort'], null],
    ['both forms of a key: number', ['threads'], 4],
    ['both forms of a key: object', ['threads'], {count: 1000}],
    ['certificates as an array', ['tls'], [{host: 'map.example.com', certificate: '/a.pem'}]],
    ['any database', ['databases'], {ridgeline: {tables: {Station: {path: '/data'}}}}],
    ['routes of both forms', ['replication', 'routes'], ['ridge-2.example.com', {hostname: 'a', port: 9933}]],
    ['both forms of a range: string', ['http', 'threadRange'], '0-3'],
    ['both forms of a range: array', ['http', 'threadRange'], [0, 3]],
  ])('admits %s', (_, path, value) => expect(validate(changed(path, value))).toBe(true));

  test.each([
    ['a misspelt key', ['http', 'prot'], 9926],
    // cspell:ignore requried -- misspelt on purpose
    ['a misspelt key inside of an alternative', ['http', 'mtls'], {requried: true}],
    ['a misspelt section', ['loging'], {level: 'warn'}],
    ['a wrong type', ['http', 'timeout'], '120000'],
    ['a fraction for an integer', ['http', 'timeout'], 99.5],
    ['an unknown literal', ['logging', 'level'], 'verbose'],
    ['too large a value', ['threads', 'count'], 1001],
    ['too small a value', ['replication', 'mtls', 'certificateVerification'], {crl: {timeout: 999}}],
    ['a key of the object form in an array', ['tls'], [{logging: {}}]],
    ['an incomplete item', ['clustering'], {hubServer: {cluster: {network: {routes: [{host: 'a'}]}}}}],
    ['items of another type', ['storage', 'blobPaths'], [5]],
    ['items of another type beside a string', ['http', 'threadRange'], [0, 'a']],
    ['null where the type does not have it', ['http', 'cors'], null],
    ['a component without a package', ['trail-map', 'path'], '/data'],
    ['an entry that is no object', ['ridgeline'], true],
  ])('rejects %s', (_, path, value) => expect(validate(changed(path, value))).toBe(false));

  test('knows default, unit, release and section of a key', () => {
    const http = (schema.properties as Record<string, {properties: object}>).http!;
    expect(http.properties).toMatchObject({
      requestQueueLimit: {
        type: 'integer',
        default: 20_000,
        'x-unit': 'milliseconds',
        'x-since': '4.5.26',
        markdownDescription: expect.stringMatching(
          /status 503\..+\n\nIn milliseconds\. Default: `20000`\. Since 4\.5\.26\. \[Documentation\]\(.+#http-timeout\)$/,
        ) as string,
      },
    });
  });
});

describe('the schema of each version', () => {
  const configurations = configurationsOf(readPages(projectPath('')));

  // The components of 4.1 were custom functions, which have no entry in this file.
  test.each([...configurations].filter(([version]) => version !== '4.1'))(
    '%s admits options of a component',
    (_, own) => {
      const entry = {package: '@harperdb/status-check', statusPage: true, paths: ['/']};
      expect(validatorOf(own)({'status-check': entry})).toBe(true);
      expect(validatorOf(own)({'status-check': {...entry, package: 5}})).toBe(false);
    },
  );

  test.each([...configurations])('%s says what the items of each array are', (_, own) => {
    const without: string[] = [];
    JSON.stringify(configSchema(own, ''), (name, value: Schema) => {
      if ([value?.type].flat().includes('array') && value.items === undefined) without.push(name);
      return value;
    });
    expect(without).toEqual([]);
  });

  test('names the product as it was called', () => {
    const titles = ['4.3', '4.4', '4.7'].map((version) => configSchema(configurations.get(version)!, '').title);
    expect(titles).toEqual([
      'harperdb-config.yaml of HarperDB 4.3',
      'harperdb-config.yaml of Harper 4.4',
      'harperdb-config.yaml of Harper 4.7',
    ]);
  });
});

describe('what an installation writes', () => {
  const rows = [
    '| `a` | integer or string or null | `null` | dev `9926`, prod `null` | - | A. |',
    '| `b` | boolean | - | `true` | - | B. |',
    '| `c` | string | `x` | - | - | C. |',
  ].join('\n');
  const long = configurationOf(rows, undefined, INSTALLED_SETTINGS);
  const {a, b, c} = configSchema(long, 'configuration').properties as Record<string, Schema>;

  test('stands beside the default', () => {
    expect(a).toMatchObject({default: null, 'x-installed-dev': 9926, 'x-installed-prod': null});
    expect(a!.markdownDescription).toContain('Default: `null`. Installed with `dev`: `9926`, with `prod`: `null`.');
    expect(b).toMatchObject({'x-installed': true});
    expect(b).not.toHaveProperty('default');
    expect(Object.keys(c!).filter((name) => name.startsWith('x-'))).toEqual([]);
  });
});

it.each([
  ['a literal or another type', '`auto` or number', [{a: 'auto'}, {a: 1}], [{a: 'car'}]],
  ['anything in an object without documented keys', 'object', [{a: {b: 1}}], [{a: 1}, {b: 1}]],
  ['any value of the type any', 'any', [{a: null}, {a: [1]}], []],
])('a schema admits %s', (_, type, right, wrong) => {
  const fits = validatorOf(configurationOf(`| \`a\` | ${type} | - | - | A. |`));
  expect(right.filter((file) => !fits(file))).toEqual([]);
  expect(wrong.filter((file) => fits(file))).toEqual([]);
});
