// cspell:ignore seriousme tabel
import {buildCatalogue, operationsNamed} from '@site/src/plugins/api-catalogue/build-catalogue';
import {importRowsForTest} from '../../remark/operation-rows-tree';
import {firstSentence, indexRows} from '@site/src/plugins/api-catalogue/index-rows';
import {openApiDocument, requestSchemas} from '@site/src/plugins/api-catalogue/openapi';
import type {Catalogue} from '@site/src/plugins/api-catalogue/types';
import type {DocsPage} from '@site/src/content/read-docs';
import {readCatalogues, readPages} from '@site/scripts/pages/read-pages';
import {projectPath} from '@site/tests/support';
import {Validator} from '@seriousme/openapi-schema-validator';
import Ajv2020 from 'ajv/dist/2020.js';
import {describe, expect, test} from 'vitest';
import {operationNames} from './operation-names';

/** The part of a document that leads to a schema. */
interface OpenApi {
  paths: {
    '/': {
      post: {
        requestBody: {content: {'application/json': {schema: {discriminator: {mapping: Record<string, string>}}}}};
      };
    };
  };
  components: {schemas: Record<string, unknown>};
}

const catalogues = readCatalogues(readPages(projectPath('')));
const latest = catalogues.get('4.7')!;

function page(name: string, operation: string, parameters = ''): DocsPage {
  const text = `---\ntitle: Page ${name}\n---\n\n## \`${operation}\`\n\nDoes it.\n\nPermission: \`super_user\` only.\n\n**Parameters**\n
| Parameter | Type | Required | Default | Description |
| --- | --- | --- | --- | --- |
| \`operation\` | \`${operation}\` | yes | - | Name. |
${parameters}\n**Request**\n\n\`\`\`json\n{"operation": "${operation}"}\n\`\`\`\n`;
  return {file: `docs/developers/operations-api/${name}.md`, text, url: `/docs/${name}`};
}

/** The validator of the request body of an operation. */
function validator(catalogue: Catalogue, id: string) {
  const ajv = new Ajv2020({strict: false});
  ajv.addSchema({$id: 'catalogue', components: {schemas: requestSchemas(catalogue)}});
  return ajv.getSchema(`catalogue#/components/schemas/${id}`)!;
}

function accepts(parameters: string, body: object): boolean {
  const catalogue = buildCatalogue('4.7', [page('page', 'run', parameters)]);
  return validator(catalogue, 'run')({operation: 'run', ...body}) as boolean;
}

describe('the catalogue', () => {
  test('has every operation of 4.7', () => {
    const names: Record<string, string> = {};
    for (const {page: file, name} of latest.operations) names[file] = names[file] ? `${names[file]} ${name}` : name;
    expect(names).toEqual(operationNames);
  });

  test('tells operations of one name apart by their page', () => {
    const {operations} = buildCatalogue('4.7', [page('a', 'add_node'), page('b', 'add_node'), page('b2', 'other')]);
    expect(operations.map(({id}) => id)).toEqual(['add_node.a', 'add_node.b', 'other']);
  });

  test('refuses an operation that a page describes twice', () => {
    const {text, ...rest} = page('a', 'insert');
    expect(() => buildCatalogue('4.7', [{...rest, text: text + text}])).toThrow(
      /a\.md: the operation insert is described twice/,
    );
  });

  test('finds operations by an older name', () => {
    expect(operationsNamed(latest, 'search_by_hash').map(({name}) => name)).toEqual(['search_by_id']);
  });
});

describe('the schema of a body', () => {
  const LIST = '| `items` | array of object | yes | - | Items. |\n';

  test.each([
    ['a required parameter', '| `a` | string | yes | - | A. |', {a: 'x'}, {}],
    ['the type', '| `a` | number | no | - | A. |', {a: 1}, {a: '1'}],
    ['literals', '| `a` | `x`, `y` | no | - | A. |', {a: 'y'}, {a: 'z'}],
    ['alternatives of types', '| `a` | boolean or `rolling` | no | - | A. |', {a: 'rolling'}, {a: 'now'}],
    ['items', '| `a` | array of string | no | - | A. |', {a: ['x']}, {a: [1]}],
    ['unknown parameters', '| `a` | string | no | - | A. |', {}, {b: 1}],
    [
      'unknown nested parameters',
      `${LIST}| \`items[].a\` | string | no | - | A. |`,
      {items: [{a: 'x'}]},
      {items: [{b: 1}]},
    ],
    [
      'required nested parameters',
      `${LIST}| \`items[].a\` | string | yes | - | A. |`,
      {items: [{a: 'x'}]},
      {items: [{}]},
    ],
    ['null', '| `a` | number | no | `null` | A. |', {a: null}, {a: 'null'}],
    [
      'keys of any name',
      '| `a` | object | no | - | A. |\n| `a.*` | string | no | - | A. |',
      {a: {x: 'y'}},
      {a: {x: 1}},
    ],
    [
      'an older name',
      '| `a` | string | yes | - | A. |\n| `b` | string | no | - | Deprecated: use `a`. |',
      {b: 'x'},
      {},
    ],
    [
      'one of two',
      '| `a` | string | conditional | - | A. Send this or `b`. |\n| `b` | string | conditional | - | B. Required unless `a` is sent. |',
      {b: 'x'},
      {},
    ],
    [
      'the object form of a parameter',
      '| `a` | object or string | no | - | A. |\n| `a.b` | string | conditional | - | B. Required when `a` is an object. |',
      {a: 'x'},
      {a: {}},
    ],
    [
      'documented objects among any values',
      '| `a` | array of any | no | - | A. |\n| `a[].b` | string | no | - | B. |',
      {a: ['x', {b: 'y'}]},
      {a: [{c: 1}]},
    ],
    [
      'forms of an object',
      `${LIST}| \`items[].a\` | string | conditional | - | Required in a condition. |\n| \`items[].items\` | array of object | conditional | - | Required in a group. |`,
      {items: [{items: [{a: 'x'}]}]},
      {items: [{items: [{}]}]},
    ],
    [
      'a shape inside itself',
      '| `sort` | object | no | - | Order. |\n| `sort.a` | string | yes | - | A. |\n| `sort.next` | object | no | - | A sort object again. |',
      {sort: {a: 'x', next: {a: 'y'}}},
      {sort: {a: 'x', next: {b: 'y'}}},
    ],
    ['at least one of many', '| `*` | any | conditional | - | One or more. |', {a: 1}, {}],
  ])('checks %s', (_what, parameters, good, bad) => {
    expect(accepts(`${parameters}\n`, good)).toBe(true);
    expect(accepts(`${parameters}\n`, bad)).toBe(false);
  });

  test('refuses a row whose parent is missing', () => {
    expect(() => accepts('| `a.b` | string | no | - | B. |\n', {})).toThrow(/a\.b stands inside a, which has no row/);
  });

  test('checks the operation inside of an operation', () => {
    const validate = validator(latest, 'export_local');
    const body = {operation: 'export_local', format: 'json', path: '/tmp'};
    const search = {operation: 'search_by_hash', table: 'Station', hash_values: ['st-1'], get_attributes: ['*']};
    expect(validate({...body, search_operation: search})).toBe(true);
    expect(validate({...body, search_operation: {...search, tabel: 'x'}})).toBe(false);
    expect(validate({...body, search_operation: {...search, operation: 'search_by_id'}})).toBe(false);
  });
});

describe.each([...catalogues])('the OpenAPI document of %s', (_version, catalogue) => {
  const document = openApiDocument(catalogue, 'https://docs.example.com/docs/developers/operations-api');

  test('is valid OpenAPI 3.1', async () => {
    const {valid, errors} = await new Validator().validate(document);
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  test('accepts every example, by exactly one operation of its list', () => {
    const ajv = new Ajv2020({strict: false});
    ajv.addSchema({...document, $id: 'document'});
    const validate = ajv.getSchema('document#/paths/~1/post/requestBody/content/application~1json/schema')!;
    const refused = catalogue.operations.flatMap(({id, examples}) =>
      examples.filter(({request}) => !validate(request)).map(() => id),
    );
    expect(refused).toEqual([]);
    expect(validate({operation: 'insert', table: 'Station'})).toBe(false);
    expect(validate({operation: 'no_such_operation'})).toBe(false);
  });

  test('leads every name to its schema', () => {
    const {paths, components} = document as unknown as OpenApi;
    const {discriminator} = paths['/'].post.requestBody.content['application/json'].schema;
    const schemas = Object.keys(components.schemas);
    const targets = Object.values(discriminator.mapping).map((ref) => ref.replace('#/components/schemas/', ''));
    expect(targets.filter((target) => !schemas.includes(target))).toEqual([]);
    expect(discriminator.mapping.search_by_hash).toBe('#/components/schemas/search_by_id');
  });
});

test('an invalid OpenAPI document is noticed', async () => {
  const document = openApiDocument(latest, 'https://docs.example.com');
  const {valid} = await new Validator().validate({...document, paths: {insert: {}}});
  expect(valid).toBe(false);
});

describe('the operation index', () => {
  test('has a row for each operation', () => {
    const rows = indexRows(latest);
    expect(rows).toHaveLength(latest.operations.length);
    expect(rows.find(({name}) => name === 'insert')).toEqual({
      id: 'insert',
      name: 'insert',
      category: 'NoSQL operations',
      path: 'nosql-operations.md#insert',
      summary: 'Adds one or more records.',
      permission: '`insert` right on the table',
    });
  });

  test.each([
    ['Adds records. A key stays.', 'Adds records.'],
    ['Writes `config.yaml` anew. `x` stays.', 'Writes `config.yaml` anew.'],
    ['Takes 1.5 seconds', 'Takes 1.5 seconds'],
  ])('shows the first sentence of %j', (text, sentence) => {
    expect(firstSentence(text)).toBe(sentence);
  });

  test.each([
    ['/site/versioned_docs/version-4.6/developers/operations-api/index.mdx', '4.6'],
    ['/site/docs/developers/operations-api/index.mdx', 'current'],
  ])('of %s gets the rows of %s', async (path, version) => {
    const code = await importRowsForTest('import OperationIndex from "x";\n\n<OperationIndex />\n', path);
    expect(code).toContain(`from "@generated/api-catalogue/default/operations-${version}.json"`);
    expect(code).toMatch(/rows: ?operationRows/);
  });

  test('is imported by no other page', async () => {
    expect(await importRowsForTest('Text.\n', '/site/docs/rest.mdx')).not.toContain('api-catalogue');
  });
});
