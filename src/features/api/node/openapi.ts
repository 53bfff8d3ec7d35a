import {groupBy} from '../../../lib/group-by';
import {isObject, type Json, type Schema} from '../../../lib/json';
import {operationsNamed} from './build-catalogue';
import {requestSchema} from './request-schema';
import type {Example} from '../../../page-model/rows/operations';
import type {Catalogue, Operation} from './types';

const SCHEMAS = '#/components/schemas';

/** JSON Schemas of all request bodies: one per operation, and one per name that several operations share. */
export function requestSchemas(catalogue: Catalogue): Record<string, Schema> {
  const schemas = catalogue.operations.map(
    (operation) => [operation.id, operationSchema(operation, catalogue)] as const,
  );
  const shared = namesOf(catalogue).flatMap((name) => {
    const operations = operationsNamed(catalogue, name);
    return operations.length > 1 ? [[name, sharedSchema(name, operations)] as const] : [];
  });
  return Object.fromEntries([...schemas, ...shared].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The description of the product in the version. */
export interface About {
  product: string;
  /** The description of the operations API in this version. */
  description: string;
  /** Address of the index page of the operations API. */
  docsUrl: string;
}

/** The OpenAPI 3.1 description of a docs version. The README of this plugin explains why it has a single path. */
export function openApiDocument(catalogue: Catalogue, {product, description, docsUrl}: About): Schema {
  return {
    openapi: '3.1.1',
    info: {
      title: `${product} ${catalogue.version} operations API`,
      version: catalogue.version,
      description: `${description} Made from the [documentation](${docsUrl}).`,
    },
    externalDocs: {description: 'Documentation of the operations API', url: docsUrl},
    servers: [
      {
        url: '{protocol}://{host}:{port}',
        description: `A ${product} instance`,
        variables: {
          protocol: {enum: ['http', 'https'], default: 'http'},
          host: {default: 'localhost'},
          port: {default: '9925', description: 'Value of `operationsApi.network.port`'},
        },
      },
    ],
    security: [{basic: []}, {bearer: []}, {}],
    paths: {'/': {post: postOperation(catalogue)}},
    components: {
      schemas: {
        ...requestSchemas(catalogue),
        ...Object.fromEntries(
          answeredInJson(catalogue).map((operation) => [responseName(operation), responseSchema(operation)]),
        ),
        Error: errorSchema,
      },
      securitySchemes: {
        basic: {type: 'http', scheme: 'basic', description: 'Username and password'},
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'Operation token from `create_authentication_tokens`',
        },
      },
    },
  };
}

function postOperation(catalogue: Catalogue): Schema {
  // A name leads to its operation, or to the schema of all operations that answer to it.
  const mapping = new Map(
    namesOf(catalogue).map((name) => {
      const [first, ...others] = operationsNamed(catalogue, name);
      return [name, `${SCHEMAS}/${others.length > 0 ? name : first!.id}`];
    }),
  );
  return {
    operationId: 'runOperation',
    summary: 'Run an operation',
    description: describe(catalogue),
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            oneOf: [...new Set(mapping.values())].map(($ref) => ({$ref})),
            discriminator: {propertyName: 'operation', mapping: Object.fromEntries(mapping)},
          },
          examples: examplesOf(catalogue, ({request}) => request),
        },
      },
    },
    responses: {
      200: {
        description: 'The result of the operation; its shape depends on the operation.',
        content: {
          'application/json': {
            schema: {
              anyOf: answeredInJson(catalogue).map((operation) => ({$ref: `${SCHEMAS}/${responseName(operation)}`})),
            },
            examples: examplesOf(catalogue, jsonOf),
          },
        },
      },
      '4XX': errorResponse('The operation was refused.'),
      '5XX': errorResponse('The operation failed.'),
    },
  };
}

/** All names that operations answer to, their own ones first. */
function namesOf({operations}: Catalogue): string[] {
  return [...new Set([...operations.map(({name}) => name), ...operations.flatMap(({aliases}) => aliases)])];
}

const jsonOf = ({response}: Example): Json | undefined =>
  response?.status === 200 && response.language === 'json' ? response.body : undefined;

const answeredInJson = ({operations}: Catalogue): Operation[] =>
  operations.filter(({examples}) => examples.some((example) => jsonOf(example) !== undefined));

const responseName = ({id}: Operation): string => `${id}.response`;

/** The common shape of the examples of a page. Nothing is required: a page shows some of the possible responses. */
function responseSchema(operation: Operation): Schema {
  const shown = operation.examples.map(jsonOf).filter((body) => body !== undefined);
  const schemas = [...new Set(shown.map((body) => JSON.stringify(shapeOf(body))))].map(
    (text) => JSON.parse(text) as Schema,
  );
  const [only, ...others] = schemas;
  return {
    title: `Response of ${operation.id}`,
    description: `As [the examples](${operation.url}) show it; it can have other properties.`,
    ...(others.length > 0 ? {anyOf: schemas} : only),
  };
}

/** The type of a value, with the names inside of an object, and the type of the items if they share one. */
function shapeOf(value: Json): Schema {
  if (Array.isArray(value)) {
    const types = [...new Set(value.map(typeOf))];
    return {type: 'array', items: types.length === 1 ? {type: types[0]!} : {}};
  }
  if (!isObject(value)) return {type: typeOf(value)};
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, typed(inner)])),
  };
}

/** A property that is null in an example has another type elsewhere. */
const typed = (value: Json): Schema =>
  value === null ? {} : {type: typeOf(value), ...(Array.isArray(value) && {items: {}})};

function typeOf(value: Json): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function describe({operations}: Catalogue): string {
  const categories = [...groupBy(operations, ({category}) => category)].toSorted(([a], [b]) => a.localeCompare(b));
  const lines = categories.map(
    ([category, members]) => `- ${category}: ${members.map(({name, url}) => `[\`${name}\`](${url})`).join(', ')}`,
  );
  return `The field \`operation\` of the body selects one of these operations; all other fields are its parameters.\n\n${lines.join('\n')}`;
}

function examplesOf({operations}: Catalogue, pick: (example: Example) => Json | undefined): Schema {
  const entries = operations.flatMap(({id, examples}) =>
    examples.flatMap((example, index) => {
      const value = pick(example);
      const key = examples.length === 1 ? id : `${id}.${index + 1}`;
      const summary = example.label ? `${id}: ${example.label}` : id;
      return value === undefined ? [] : [[key, {summary, value}] as const];
    }),
  );
  return Object.fromEntries(entries);
}

function operationSchema(operation: Operation, catalogue: Catalogue): Schema {
  const {id, name, category, description, permission, since, url, isDeprecated} = operation;
  return {
    title: id === name ? name : `${name} (${category})`,
    description: `${description}\n\nPermission: ${permission}`,
    ...(isDeprecated && {deprecated: true}),
    externalDocs: {url},
    'x-permission': permission,
    ...(since && {'x-since': since}),
    ...requestSchema(operation, {
      self: `${SCHEMAS}/${id}`,
      operationsNamed: (wanted) => operationsNamed(catalogue, wanted).map((found) => `${SCHEMAS}/${found.id}`),
    }),
  };
}

/** A body is valid for a shared name if it is valid for the operation on any of the pages. */
function sharedSchema(name: string, operations: Operation[]): Schema {
  return {
    title: name,
    type: 'object',
    required: ['operation'],
    properties: {operation: {const: name}},
    anyOf: operations.map(({id}) => ({$ref: `${SCHEMAS}/${id}`})),
  };
}

function errorResponse(description: string): Schema {
  return {description, content: {'application/json': {schema: {$ref: `${SCHEMAS}/Error`}}}};
}

const errorSchema: Schema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {type: 'string', description: 'What went wrong'},
    unauthorized_access: {
      type: 'array',
      description: 'With status 403: the rights that are missing',
      items: {type: ['object', 'string']},
    },
    invalid_schema_items: {
      type: 'array',
      description: 'With status 403: databases, tables and attributes that are unknown or hidden from the role',
      items: {type: 'string'},
    },
  },
};
