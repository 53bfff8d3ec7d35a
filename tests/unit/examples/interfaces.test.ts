// cspell:ignore tabel -- the sample has a problem on purpose
import '@site/tests/unit/product-history';
import {checkExamples} from '@site/scripts/examples/check-examples';
import {declarationsIn, declarationsOf} from '@site/scripts/examples/declarations-of';
import released from '@site/versions.json';
import {describe, expect, it, vi} from 'vitest';
import {PAGE, reportsOn} from './reports';

// Each group of versions starts the TypeScript compiler.
vi.setConfig({testTimeout: 60_000, hookTimeout: 60_000});

const CONFIG = 'yaml title="config.yaml"';

type Sample = readonly [version: string, what: string, code: string];

const station = (body: string) => `export class A extends tables.Station {\n  ${body}\n}`;

/** Names that do not exist in a version, each on the first or second line. */
const later: Sample[] = [
  ['4.3', 'server.operation', 'await server.operation({operation: "restart"});'],
  ['4.3', 'server.nodes', 'logger.info(String(server.nodes.length));'],
  ['4.5', 'the type RequestTarget', "import {RequestTarget} from 'harperdb';\nlogger.info(String(RequestTarget));"],
  ['4.5', 'the plugin API', "import {Scope} from 'harperdb';\nlogger.info(String(Scope));"],
  ['4.5', 'a target', station('get(target) {\n    return super.get(target);\n  }')],
  ['4.5', 'the static method invalidate', 'tables.Station.invalidate("a");'],
  ['4.2', 'subtractFrom', station('post(data) {\n    this.subtractFrom("a", 1);\n    return super.post(data);\n  }')],
  ['4.4', 'createBlob', 'createBlob("a");'],
  ['4.4', 'server.authenticateUser', 'await server.authenticateUser("maya", "a");'],
  ['4.4', 'server.resources', 'server.resources.set("a", tables.Station);'],
  ['4.4', 'getRecordCount', 'await tables.Station.getRecordCount();'],
  ['4.3', 'setComputedAttribute', 'tables.Station.setComputedAttribute("a", () => 1);'],
  ['4.3', 'server.http with a session', 'server.http((request) => request.login("maya", "a"));'],
  ['4.2', 'server.ws', 'server.ws(() => undefined, {});'],
  ['4.2', 'the static method create', 'await tables.Station.create({name: "a"});'],
  ['4.2', 'a get with a query', 'await tables.Station.get({id: "a", select: ["name"]});'],
  ['4.2', 'a sort', 'tables.Station.search({conditions: [], sort: {attribute: "name"}});'],
  ['4.2', 'addTo', station('post(data) {\n    this.addTo("a", 1);\n    return super.post(data);\n  }')],
  ['4.2', 'the data of a context', station('get() {\n    return this.getContext().data;\n  }')],
  ['4.1', 'tables', 'await tables.Station.get("a");'],
  ['4.1', 'the package', "import {Resource} from 'harperdb';\nlogger.info(String(Resource));"],
];

/** Names that do exist. */
const own: Sample[] = [
  ['4.6', 'a target', station('static loadAsInstance = false;\n  get(target) {\n    return super.get(target);\n  }')],
  ['4.4', 'server.operation', 'await server.operation({operation: "restart"});'],
  ['4.5', 'a blob', 'createBlob("a");'],
  [
    '4.5',
    'an instance',
    station('get(query) {\n    this.seen = query?.get?.("a");\n    return super.get(query);\n  }'),
  ],
  ['4.4', 'a computed attribute', 'tables.Station.setComputedAttribute("a", () => 1);'],
  ['4.3', 'a sort', 'tables.Station.search({conditions: [], sort: {attribute: "name"}});'],
  ['4.2', 'a query', 'tables.Station.search({conditions: [{attribute: "name", value: "a"}], limit: 5});'],
];

const check = (samples: Sample[], fence = 'js') =>
  reportsOn(
    [],
    samples.map(([version, , content]) => ({fence, content, file: PAGE.replace('4.7', version)})),
  );

describe('a sample', async () => {
  const found = await check([...later, ...own]);

  it.each(later.map(([version, what], at) => [version, what, found[at]]))('of %s fails with %s', (_, _what, report) =>
    expect(report).toMatch(/^\S+:[678]: /),
  );

  it.each(own.map(([version, what], at) => [version, what, found[later.length + at]]))(
    'of %s may have %s',
    (_, _what, report) => expect(report).toBe(''),
  );
});

it('a route of 4.1 gets the types of Custom Functions', async () => {
  const route = (core: string) =>
    `module.exports = async (server, {hdbCore}) => {\n  server.route({url: '/', method: 'POST', handler: (request) => hdbCore.${core}(request)});\n};`;
  const found = await check(
    [
      ['4.1', '', route('request')],
      ['4.1', '', route('searchById')],
    ],
    'js title="routes/station.js"',
  );
  expect(found[0]).toBe('');
  expect(found[1]).toContain("Property 'searchById' does not exist");
});

describe('a file', () => {
  const found = async (version: string, fence: string, content: string) => {
    const file = `versioned_docs/version-${version}/developers/sample.md`;
    const problems = await checkExamples(
      {pages: [{file, text: `\`\`\`${fence}\n${content}\n\`\`\`\n`}], versions: ['4.7']},
      [file],
    );
    return problems.map(({line, message}) => `${line}: ${message}`);
  };
  const type = (fields: string, directives = '') =>
    `type Station @table ${directives} {\n  id: ID @primaryKey\n  ${fields}\n}`;

  it.each([
    ['4.4', type('a: Blob'), '4: the type Blob came with 4.5'],
    ['4.2', type('a: [BigInt]'), '4: the type BigInt came with 4.3'],
    ['4.3', type('a: String @computed(from: "b")'), "4: @computed isn't a directive of a field in this version"],
    ['4.5', type('a: [Float] @indexed(type: "HNSW")'), '4: @indexed has no argument "type" in this version'],
    ['4.3', type('a: Any', '@export(mqtt: false)'), '2: @export has no argument "mqtt" in this version'],
  ])('of %s has a schema without later parts: %s', async (version, schema, message) => {
    expect(await found(version, 'graphql', schema)).toEqual([message]);
  });

  it.each([
    ['4.5', 'dataLoader:\n  files: a.json', '2: dataLoader came with 4.6'],
    ['4.5', 'static:\n  files: web/**\n  urlPath: a', '4: the option urlPath came with 4.6'],
    ['4.5', "'@harperdb/nextjs':\n  package: '@harperdb/nextjs'\n  urlPath: a", '4: the option urlPath came with 4.6'],
    ['4.6', 'static:\n  files: web/**\n  fallthrough: false', '4: the option fallthrough came with 4.7'],
    ['4.6', 'static:\n  files: web/**\n  root: web', '4: the option root is deprecated since 4.6'],
    ['4.4', 'static:\n  files:\n    source: web/**', '4: files.source came with 4.6'],
    ['4.3', 'roles:\n  files: roles.yaml', '2: roles came with 4.4.4'],
    ['4.5', 'pluginModule: ./plugin.js', '2: pluginModule came with 4.6.1'],
    ['4.7', 'static:\n  files: web/**\n  indexed: true', '4: static has no option "indexed"'],
  ])('of %s configures a component as it could: %s', async (version, yaml, message) => {
    expect(await found(version, CONFIG, yaml)).toEqual([message]);
  });

  it.each([
    ['{"operation": "search_by_id", "ids": []}', '2: search_by_id came with 4.2'],
    ['{"operation": "get_state"}', "2: get_state isn't an operation of this version"],
    ['{\n"operation": "insert",\n"database": "dev"}', '4: insert: the parameter "database" is not known in 4.1'],
    ['{"operation": "insert", "schema": "dev", "tabel": "a"}', '2: insert: the parameter "tabel" is not known in 4.1'],
    ['{"operation": "set_configuration", "a": 1}', '2: set_configuration: the parameter "a" is not known in 4.1'],
  ])('of 4.1 sends operations by the names they had: %s', async (body, message) => {
    expect(await found('4.1', 'json', body)).toEqual([message]);
  });

  it.each([
    ['4.1', 'json', '{"operation": "insert", "schema": "dev", "table": "a", "records": []}'],
    ['4.7', CONFIG, 'rest:\n  lastModified: true\nstatic:\n  files: web/**\n  notFound:\n    file: a.html'],
    ['4.5', CONFIG, 'static:\n  files: web/**\n  root: web\nextensionModule: ./a.js'],
    ['4.6', CONFIG, "'@harperdb/nextjs':\n  package: '@harperdb/nextjs'\n  root: a"],
    ['4.2', 'yaml title="data.yaml"', 'dataLoader:\n  urlPath: a'],
    ['4.5', 'graphql', type('a: Blob @indexed')],
  ])('of %s is right: %s', async (version, fence, content) => {
    expect(await found(version, fence, content)).toEqual([]);
  });

  // What 4.1 had is known from its pages.
  it.skipIf(!released.includes('4.1'))('of 4.1 sets the keys that it had', async () => {
    const body = '{"operation": "set_configuration", "customFunctions_enabled": true, "schemas": []}';
    expect(await found('4.1', 'json', body)).toEqual([]);
  });
});

describe('the declarations of a version', () => {
  it('are those lines that hold for it', () => {
    const text = ['a', 'b // since 4.4', 'c // until 4.5', 'd // since 4.4 until 4.5', 'e'].join('\n');
    const lines = (version: string) => declarationsIn(text, version).replace(/ \/\/.*/g, '');
    expect(lines('4.3')).toBe('a\nc\ne');
    expect(lines('4.5')).toBe('a\nb\nc\nd\ne');
    expect(lines('4.6')).toBe('a\nb\ne');
    expect(lines('current')).toBe('a\nb\ne');
  });

  it('are the same for 4.6 and 4.7, and others before', () => {
    expect(declarationsOf('4.6')).toBe(declarationsOf('4.7'));
    const versions = ['4.1', '4.2', '4.3', '4.4', '4.5', '4.6'];
    expect(new Set(versions.map(declarationsOf)).size).toBe(versions.length);
  });
});
