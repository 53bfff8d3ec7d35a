// cspell:ignore tabel
import {buildCatalogue, operationsNamed} from '@site/src/features/api/node/build-catalogue';
import {firstSentence, indexRows} from '@site/src/features/api/node/index-rows';
import {openApiDocument, requestSchemas} from '@site/src/features/api/node/openapi';
import type {Catalogue} from '@site/src/features/api/node/types';
import type {DocsPage} from '@site/src/page-model/read-docs';
import {cataloguesOf} from '@site/src/features/api/node/build-catalogue';
import {readPages} from '@site/scripts/pages/read-pages';
import {projectPath} from '@site/tests/support';
import Ajv2020 from 'ajv/dist/2020.js';
import {describe, expect, test} from 'vitest';
import versions from '@site/versions.json';
import {DATED_PARAMETERS, operation} from '../../tables';

/** The part of a document that leads to a schema. */
interface OpenApi {
  paths: {
    '/': {
      post: {
        requestBody: {
          content: {
            'application/json': {schema: {oneOf: {$ref: string}[]; discriminator: {mapping: Record<string, string>}}};
          };
        };
      };
    };
  };
  components: {schemas: Record<string, {properties: {operation: {const?: string; enum?: string[]}}}>};
}

const catalogues = cataloguesOf(readPages(projectPath('')));
const latest = catalogues.get(versions[0]!)!;

const page = (name: string, written: string, parameter = ''): DocsPage => ({
  file: `docs/developers/operations-api/${name}.md`,
  text: `---\ntitle: Page ${name}\n---\n\n${operation(written, {parameter, columns: DATED_PARAMETERS})}`,
  url: `/docs/${name}`,
});

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

  test('finds operations by an older name', () =>
    expect(operationsNamed(latest, 'search_by_hash').map(({name}) => name)).toEqual(['search_by_id']));
});

/** A row of a table of parameters. */
const row = (name: string, type: string, required = 'no', fallback = '-', since = '-', replacedBy = '-') =>
  `| \`${name}\` | ${type} | ${required} | ${fallback} | ${since} | ${replacedBy} | A. |\n`;

describe('the schema of a body', () => {
  const LIST = row('items', 'array of object', 'yes');

  test.each([
    ['a required parameter', row('a', 'string', 'yes'), {a: 'x'}, {}],
    ['the type', row('a', 'number'), {a: 1}, {a: '1'}],
    ['literals', row('a', '`x`, `y`'), {a: 'y'}, {a: 'z'}],
    ['alternatives of types', row('a', 'boolean or `rolling`'), {a: 'rolling'}, {a: 'now'}],
    ['items', row('a', 'array of string'), {a: ['x']}, {a: [1]}],
    ['unknown parameters', row('a', 'string'), {}, {b: 1}],
    ['unknown nested parameters', LIST + row('items[].a', 'string'), {items: [{a: 'x'}]}, {items: [{b: 1}]}],
    ['required nested parameters', LIST + row('items[].a', 'string', 'yes'), {items: [{a: 'x'}]}, {items: [{}]}],
    ['null', row('a', 'number', 'no', '`null`'), {a: null}, {a: 'null'}],
    ['keys of any name', row('a', 'object') + row('a.*', 'string'), {a: {x: 'y'}}, {a: {x: 1}}],
    ['an older name', row('a', 'string', 'yes') + row('b', 'string', 'no', '-', '-', '`a`'), {b: 'x'}, {}],
    ['one of two', row('a', 'string', 'unless `b`') + row('b', 'string', 'unless `a`'), {b: 'x'}, {}],
    ['the object form of a parameter', row('a', 'object or string') + row('a.b', 'string', 'yes'), {a: 'x'}, {a: {}}],
    [
      'documented objects among any values',
      row('a', 'array of any') + row('a[].b', 'string'),
      {a: ['x', {b: 'y'}]},
      {a: [{c: 1}]},
    ],
    [
      'forms of an object',
      LIST + row('items[].a', 'string', 'in a condition') + row('items[].items', 'array of object', 'in a group'),
      {items: [{items: [{a: 'x'}]}]},
      {items: [{items: [{}]}]},
    ],
    ['null beside a type', row('a', 'array of string or null', 'yes'), {a: null}, {a: 'null'}],
    ['at least one of many', row('*', 'any', 'conditional'), {a: 1}, {}],
  ])('checks %s', (_what, parameters, good, bad) => {
    expect(accepts(parameters, good)).toBe(true);
    expect(accepts(parameters, bad)).toBe(false);
  });

  test('refuses a row whose parent is missing', () =>
    expect(() => accepts(row('a.b', 'string'), {})).toThrow(/a\.b stands inside a, which has no row/));

  test('says in words what no keyword can say', () => {
    const rows = row('a', 'string') + row('b', 'string', 'no', '-', '4.5', '`a`');
    const schemas = requestSchemas(buildCatalogue('4.7', [page('page', 'run', rows)]));
    expect(schemas.run!.properties).toMatchObject({
      a: {description: 'A.'},
      b: {description: 'Deprecated: use `a`. A. Since 4.5.', deprecated: true, 'x-since': '4.5'},
    });
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
  const document = openApiDocument(catalogue, {
    product: 'HarperDB',
    description: 'Run operations.',
    docsUrl: 'https://docs.example.com/docs/developers/operations-api',
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

  test('names the product, the version and what it does', () => {
    expect(document.info).toMatchObject({
      title: `HarperDB ${catalogue.version} operations API`,
      description:
        'Run operations. Made from the [documentation](https://docs.example.com/docs/developers/operations-api).',
    });
    expect(JSON.stringify(document.servers)).toContain('A HarperDB instance');
  });

  test('describes every response that a page shows', () => {
    const ajv = new Ajv2020({strict: false});
    ajv.addSchema({...document, $id: 'document'});
    const schemas = (document as unknown as OpenApi).components.schemas;
    const shown = catalogue.operations.filter(({examples}) =>
      examples.some(({response}) => response?.status === 200 && response.language === 'json'),
    );
    expect(shown.length).toBeGreaterThan(40);
    const refused = shown.flatMap(({id, examples}) => {
      expect(Object.keys(schemas)).toContain(`${id}.response`);
      const validate = ajv.getSchema(`document#/components/schemas/${id}.response`)!;
      return examples.flatMap(({response}) =>
        response?.status === 200 && response.language === 'json' && !validate(response.body) ? id : [],
      );
    });
    expect(refused).toEqual([]);
    expect(ajv.getSchema('document#/components/schemas/insert.response')!('text')).toBe(false);
  });

  test('has no array without items, no required name without a schema, and no name twice', () => {
    const problems: string[] = [];
    const visit = (node: unknown, path: string): void => {
      if (typeof node !== 'object' || node === null || /\/(?:examples|example|default)$/.test(path)) return;
      const {type, items, required, properties} = node as Record<string, unknown>;
      if ([type].flat().includes('array') && items === undefined) problems.push(`${path}: no items`);
      if (Array.isArray(required)) {
        const known = Object.keys((properties as object | undefined) ?? {});
        problems.push(...required.filter((name) => !known.includes(name as string)).map((name) => `${path}: ${name}`));
      }
      for (const [key, inner] of Object.entries(node)) visit(inner, `${path}/${key}`);
    };
    const {paths, components} = document as unknown as OpenApi;
    visit(document, '');
    expect(problems).toEqual([]);
    const {schema} = paths['/'].post.requestBody.content['application/json'];
    const values = schema.oneOf.flatMap(({$ref}) => {
      const {properties} = components.schemas[$ref.split('/').at(-1)!]!;
      return properties.operation.enum ?? [properties.operation.const!];
    });
    expect(values).toHaveLength(new Set(values).size);
    expect(values.toSorted()).toEqual(Object.keys(schema.discriminator.mapping).toSorted());
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

describe('the operation index', () => {
  test('has a row for each operation', () => {
    const rows = indexRows(latest);
    expect(rows).toHaveLength(latest.operations.length);
    const [shown] = indexRows(buildCatalogue('4.7', [page('a', 'insert')]));
    expect(shown).toMatchObject({id: 'insert', name: 'insert', category: 'Page a', path: '/docs/a#insert'});
    expect(rows.every(({summary, permission}) => summary !== '' && permission !== '')).toBe(true);
  });

  test.each([
    ['Adds records. A key stays.', 'Adds records.'],
    ['Writes `config.yaml` anew. `x` stays.', 'Writes `config.yaml` anew.'],
    ['Takes 1.5 seconds', 'Takes 1.5 seconds'],
  ])('shows the first sentence of %j', (text, sentence) => expect(firstSentence(text)).toBe(sentence));
});
