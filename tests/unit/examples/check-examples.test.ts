// cspell:ignore tabel tabels ntabels operater primarykey -- the samples have problems on purpose
import {checkExamples} from '@site/scripts/examples/check-examples';
import {readPages} from '@site/scripts/pages/read-pages';
import {projectPath} from '@site/tests/support';
import {describe, expect, test, vi} from 'vitest';
import {formatProblems, PAGE, reportsOn, testSamples, type SampleRow} from './reports';

// Each run starts the TypeScript compiler and reads operation pages.
vi.setConfig({testTimeout: 60_000});

/** The operation pages of 4.7: what the samples may use. */
const operationPages = readPages(projectPath('')).filter(({file}) =>
  file.startsWith('versioned_docs/version-4.7/developers/operations-api/'),
);

/** One of them, where a sample needs hardly any. */
const onePage = operationPages.filter(({file}) => file.endsWith('/jobs.md'));

const body = (fields: object) => JSON.stringify(fields, null, 2);

const READING = {operation: 'search_by_conditions', table: 'Reading', get_attributes: ['*']};
const condition = {attribute: 'wind_kph', comparator: 'greater_than', value: 60};
const rights = {read: true, insert: false, update: false, delete: false, attribute_permissions: []};
const role = (tables: object) => ({operation: 'add_role', role: 'auditor', permission: {ridgeline: {tables}}});
const deploy = {operation: 'deploy_component', project: 'a'};
const node = {operation: 'add_node', hostname: 'a'};

const samples: Record<string, SampleRow[]> = {
  json: [
    [{operation: 'insert', table: 'Station', records: [{id: 'st-1'}]}],
    [{...READING, conditions: [condition, {operator: 'or', conditions: [condition, condition]}]}],
    [{...READING, conditions: [{search_attribute: 'a', search_type: 'equals', search_value: 1}]}],
    [{operation: 'search_by_hash', table: 'Station', hash_values: ['st-1'], get_attributes: ['*']}],
    [role({Reading: rights})],
    [{operation: 'create_schema', schema: 'ridgeline'}],
    [{operation: 'cluster_status'}],
    [node],
    [{operation: 'add_node', node_name: 'ridge-2', subscriptions: []}],
    [{operation: 'set_configuration', http_port: 9936}],
    [{operation: 'sql', sql: 'SELECT TOP 5 `value` FROM data.[Reading] WHERE name REGEXP "^a"'}],
    ['{\n  "a": 1,\n}', '8: the JSON does not parse'],
    ['{\n  "a": 1', '7: the JSON does not parse'],
    [{operation: 'inset', table: 'a'}, '7: inset: the operation is not documented'],
    [
      {operation: 'drop_table', tabel: 'a', table: 'b'},
      '8: drop_table: the body has the undocumented parameter "tabel"; expected one of operation, database, table,',
    ],
    [{operation: 'drop_table'}, '6: drop_table: the body has no "table"; expected "table" (required)'],
    [{operation: 'drop_table', table: 5}, '8: drop_table: table is of type number; expected string'],
    [{operation: 'read_log', order: 'up'}, '8: read_log: order is "up"; expected one of "asc", "desc"'],
    [deploy, '6: expected "package" (required), or "payload" (required)'],
    [{...deploy, package: 'b', restart: 'now'}, '10: restart is'],
    [{...READING, conditions: [{...condition, comparator: 'is'}]}, '15: comparator is "is"; expected one of "equals"'],
    [{...READING, conditions: [{attribute: 'a'}]}, '13: conditions[0] has no'],
    [{...READING, conditions: [{conditions: [{...condition, operater: 1}]}]}, '19: undocumented parameter "operater"'],
    [role({Reading: {...rights, read: 'yes'}}), '13: permission.ridgeline.tables.Reading.read is of type string'],
    [
      {operation: 'create_table', table: 'a', primary_key: 'id', attributes: [{name: 'a', type: 'Text'}]},
      '13: attributes[0].type is "Text"; expected one of "String"',
    ],
    [{...node, subscriptions: [{database: 'a', publish: 'yes'}]}, '12: publish is of type string; expected boolean'],
    [{operation: 'sql', sql: 'SELECT FROM WHERE'}, '8: the SQL does not parse'],
  ],
  'yaml title="config.yaml"': [['rest: true\ngraphqlSchema:\n  files: "*.graphql"']],
  yaml: [
    ['http:\n  port: 9926\n port: 1', '8: the YAML does not parse'],
    ['port: 1\nport: 2', '7: Map keys must be unique'],
  ],
  graphql: [
    ['type A @table(database: "a") @export @sealed {\n  id: ID @primaryKey\n  name: String! @indexed\n}'],
    ['query { Station(id: "st-1") { name } }'],
    ['type A @table {\n  id: ID! @primaryKey', '7: the GraphQL does not parse'],
    ['type A @table {\n  id: ID @primarykey\n}', "7: @primarykey isn't a directive of a field"],
    ['type A {\n  id: ID @table\n}', "7: @table isn't a directive of a field"],
    ['type A @table(db: "a") {\n  id: ID\n}', '6: @table has no argument "db" in this version; expected one of table,'],
  ],
  sql: [
    ["SELECT SEARCH_JSON('$[name]', notes) AS n FROM data.Station AS s LIMIT 5 OFFSET 5"],
    ['SELECT *\nFROM data.Reading\nWHERE', '8: the SQL does not parse'],
  ],
  bash: [
    ["curl --user 'maya:<password>' http://localhost:9925 # <host>\ncat <<EOF\n<a>\nEOF"],
    ['if true; then\n  echo "a', '7: the shell script does not parse'],
    [
      'ls\ncurl --user a:<b> localhost',
      "7: the shell reads <b> as a redirection; expected the placeholder in quotes: '<b>'",
    ],
    ['curl localhost:9925 \\\n  --data \'{"operation": "inset"}\'', '7: inset: the operation is not documented'],
  ],
  http: [
    ['GET /Station/?id==st-1\nGET /Reading/'],
    ['POST / HTTP/1.1\nContent-Type: application/json\n\n{"operation": "list_roles"}'],
    ['POST / HTTP/1.1\nno header', '7: "no header" isn\'t a line of an HTTP message'],
    ['POST / HTTP/1.1\nContent-Type: application/json\n\n{', '9: the body does not parse'],
    ['POST / HTTP/1.1\n\n{"operation": "drop_table"}', '8: the body has no "table"'],
  ],
  js: [
    [
      "import {tables} from 'harperdb';\nimport fastify from 'fastify';\nexport class A extends tables.Station {\n  static loadAsInstance = false;\n  async get(target) {\n    return {...(await super.get(target)), seen: 1};\n  }\n}\nawait fastify().listen();",
    ],
    [
      'const error = new Error("no");\nerror.statusCode = 403;\nserver.http((request, next) => next(request), {runFirst: true});',
    ],
    ['const a = 1;\nconst b = (;', '7: TS1109'],
    ['await table.Reading.get(1);', "6: TS2552: Cannot find name 'table'"],
    ['\nserver.htp(() => {});', "7: Property 'htp' does not exist"],
    ["import {tabels} from 'harperdb';\ntabels;", '6: no exported member'],
    ['const a: string = "";', '6: TS8010'],
  ],
  ts: [
    ["import type {Scope} from 'harperdb';\nexport const log = (scope: Scope): void => scope.logger.info(scope.name);"],
    ['const port: number = server.hostname;', "6: TS2322: Type 'string' is not assignable to type 'number'"],
  ],
  text: [['anything {']],
  'js unchecked="fragment of a class body"': [['static x = (']],
  'json unchecked=""': [['{}', '5: the fence gives no reason; expected unchecked="why it cannot be checked"']],
  cobol: [['MOVE', '5: there is no check for the language "cobol"']],
  '': [['text', '5: the fence names no language']],
};

describe('a sample', async () => {
  await testSamples(operationPages, samples);
});

test('an operation inside of another one is one of those that can be there', async () => {
  const content = body({
    operation: 'export_local',
    format: 'csv',
    path: 'a',
    search_operation: {operation: 'search_by_id'},
  });
  expect(await reportsOn(operationPages, [{fence: 'json', content}])).toEqual([
    expect.stringContaining(
      `${PAGE}:11: export_local: search_operation.operation is "search_by_id"; expected one of "search_by_hash"`,
    ),
  ]);
});

describe('the docs version of a page', async () => {
  const SCHEMA = 'type A @table {\n  id: ID @primaryKey\n  b: [A] @relationship(from: id)\n}';
  const inset = body({operation: 'inset'});
  const cases: [what: string, fence: string, content: string, file: string, report: RegExp][] = [
    ['directives', 'graphql', SCHEMA, PAGE.replace('4.7', '4.2'), /@relationship isn't a directive of a field/],
    ['directives', 'graphql', SCHEMA, PAGE, /^$/],
    ['operations', 'json', inset, 'release-notes/v4-tucker/4.7.1.md', /inset: the operation/],
    ['operations', 'json', inset, 'fabric/logging.md', /inset: the operation/],
    // No docs of 2.1 say what there was.
    ['operations', 'json', inset, 'release-notes/v2-penny/2.1.1.md', /^$/],
  ];
  test.each(cases)('decides which %s there are: %s, %s, %s', async (_, fence, content, file, report) => {
    // As they are: the name of a release note says its version.
    const text = `\`\`\`${fence}\n${content}\n\`\`\`\n`;
    expect(formatProblems(await checkExamples({pages: [...onePage, {file, text}], versions: ['4.7']}, [file]))).toMatch(
      report,
    );
  });
});

describe('fences', () => {
  async function checkText(text: string, file = PAGE) {
    return formatProblems(await checkExamples({pages: [...onePage, {file, text}], versions: ['4.7']}, [file]));
  }

  test('in lists, admonitions and components are found', async () => {
    const text = '1. Do:\n\n   ```json\n   {\n   ```\n\n:::note\n\n```json\n{\n```\n\n:::\n';
    expect(await checkText(text)).toContain(`${PAGE}:4: `);
    expect(await checkText(text)).toContain(`${PAGE}:10: `);
    const mdx = 'import T from "t";\n\n## A {#a}\n\n<T>\n\n  ```json\n  {\n  ```\n\n</T>\n';
    expect(await checkText(mdx, 'docs/sample.mdx')).toContain('docs/sample.mdx:8: the JSON does not parse');
  });

  test('of a page know the names of its earlier fences', async () => {
    const first = '```js\nclass Desk {}\nconst {Station} = tables;\n```\n';
    const second =
      '```js\nnew Desk();\nexport class A extends Station {\n  get() {\n    return this.getContext();\n  }\n}\n```\n';
    expect(await checkText(first + second)).toBe('');
    expect(await checkText(second + first)).toContain("Cannot find name 'Desk'");
  });

  test('that show a response are no request', async () => {
    expect(await checkText('**Response** `200`\n\n```json\n{"operation": "x"}\n```\n')).toBe('');
    expect(await checkText('Response:\n\n```json\n{"operation": "x"}\n```\n')).toBe('');
    expect(await checkText('**Request**\n\n```json\n{"operation": "x"}\n```\n')).toContain('x: the operation');
  });
});

test('an operation page that leaves its form is named with its line', async () => {
  const file = 'docs/developers/operations-api/jobs.md';
  const text = '---\ntitle: Jobs\n---\n\n## `get_job`\n\nText.\n';
  expect(formatProblems(await checkExamples({pages: [{file, text}], versions: ['4.7']}, [file]))).toContain(
    `${file}:5: operation get_job: it has no paragraph`,
  );
});

test('a page that cannot be read is named with its line, and its version is checked by names', async () => {
  const [jobs] = onePage;
  const spoilt = {file: jobs!.file, text: jobs!.text.replace('Permission: ', 'Allowed: ')};
  const line = jobs!.text.split('\n').findIndex((content) => content.startsWith('## `')) + 1;
  const sample = {file: PAGE, text: `\n\`\`\`json\n${body({operation: 'x'})}\n\`\`\`\n`};
  const problems = await checkExamples({pages: [spoilt, sample], versions: ['4.7']}, [spoilt.file, sample.file]);
  expect(problems).toMatchObject([
    {file: spoilt.file, line, message: expect.stringContaining('Permission') as string},
    {file: PAGE, line: 4, message: "x isn't an operation of this version"},
  ]);
});
