import {groupBy} from '../../lib/group-by';
import type {Json, Schema} from '../../lib/json';
import {operationsNamed} from './build-catalogue';
import {requestSchema} from './request-schema';
import type {Catalogue, Operation} from './types';

const SCHEMAS = '#/components/schemas';

/** JSON Schemas of all request bodies: one per operation, and one per name that several operations share. */
export function requestSchemas(catalogue: Catalogue): Record<string, Schema> {
  const schemas = catalogue.operations.map(
    (operation) => [operation.id, operationSchema(operation, catalogue)] as const,
  );
  const shared = [...operationsByName(catalogue)]
    .filter(([, operations]) => operations.length > 1)
    .map(([name, operations]) => [name, sharedSchema(name, operations)] as const);
  return Object.fromEntries([...schemas, ...shared].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * The OpenAPI 3.1 description of a docs version. The README of this plugin explains why it has a single path.
 * @param docsUrl address of the section's index page
 */
export function openApiDocument(catalogue: Catalogue, docsUrl: string): Schema {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Harper operations API',
      version: catalogue.version,
      description: `Configure, deploy to, administer and query a Harper instance. Made from the [documentation](${docsUrl}).`,
    },
    externalDocs: {description: 'Documentation of the operations API', url: docsUrl},
    servers: [
      {
        url: '{protocol}://{host}:{port}',
        description: 'A Harper instance',
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
      schemas: {...requestSchemas(catalogue), Error: errorSchema},
      securitySchemes: {
        basic: {type: 'http', scheme: 'basic', description: 'User name and password'},
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
  const names = [...operationsByName(catalogue).keys()];
  const aliases = catalogue.operations.flatMap(({name, aliases: others}) => others.map((other) => [other, name]));
  return {
    operationId: 'runOperation',
    summary: 'Run an operation',
    description: describe(catalogue),
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            oneOf: names.map((name) => ({$ref: `${SCHEMAS}/${name}`})),
            discriminator: {
              propertyName: 'operation',
              mapping: Object.fromEntries(
                [...names.map((name) => [name, name]), ...aliases].map(([value, name]) => [
                  value,
                  `${SCHEMAS}/${name}`,
                ]),
              ),
            },
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
            schema: {type: ['object', 'array', 'string', 'number', 'boolean', 'null']},
            examples: examplesOf(catalogue, ({response}) =>
              response?.status === 200 && response.language === 'json' ? response.body : undefined,
            ),
          },
        },
      },
      '4XX': errorResponse('The operation was refused.'),
      '5XX': errorResponse('The operation failed.'),
    },
  };
}

function describe({operations}: Catalogue): string {
  const categories = [...groupBy(operations, ({category}) => category)].toSorted(([a], [b]) => a.localeCompare(b));
  const lines = categories.map(
    ([category, members]) => `- ${category}: ${members.map(({name, url}) => `[\`${name}\`](${url})`).join(', ')}`,
  );
  return `The field \`operation\` of the body selects one of these operations; all other fields are its parameters.\n\n${lines.join('\n')}`;
}

function examplesOf(
  {operations}: Catalogue,
  pick: (example: Operation['examples'][number]) => Json | undefined,
): Schema {
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

const operationsByName = ({operations}: Catalogue): Map<string, Operation[]> => groupBy(operations, ({name}) => name);

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
