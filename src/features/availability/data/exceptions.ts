import {each} from './each';
import type {Availabilities} from './types';

// Facts that the tables of pages cannot express. They override the tables, feature by feature: `undefined` removes a
// release that comes from the tables.

/** A name that another one replaced in 4.2; it is still accepted in versions whose tables no longer have it. */
const formerly = (successor: string, deprecated = '4.2') =>
  ({deprecated, successor, removed: undefined, isOptional: true}) as const;

/** The parameter in each of the operations. */
const of = (operations: readonly string[], parameter: string) =>
  operations.map((operation) => `${operation}.${parameter}`);

const inDatabases = [
  'create_attribute',
  'create_table',
  'csv_data_load',
  'csv_file_load',
  'csv_url_load',
  'delete',
  'delete_audit_logs_before',
  'delete_records_before',
  'delete_transaction_logs_before',
  'describe_table',
  'drop_attribute',
  'drop_table',
  'import_from_s3',
  'insert',
  'search_by_conditions',
  'search_by_value',
  'update',
  'upsert',
];

/** Operations and `operation.parameter`. Tables only begin with 4.2, so what came with 4.2 is listed here. */
export const operationExceptions: Availabilities = {
  ...each(
    {since: '4.2'},
    'add_component',
    'create_database',
    'deploy_component',
    'describe_database',
    'drop_component',
    'drop_database',
    'get_backup',
    'get_component_file',
    'get_components',
    'login',
    'logout',
    'package_component',
    'search_by_id',
    'set_component_file',
    'create_table.primary_key',
    'create_table.attributes[].is_primary_key',
    'delete.ids',
    ...of(inDatabases, 'database'),
  ),
  ...each(formerly('database'), ...of(inDatabases, 'schema')),
  ...each(formerly('database'), ...of(['create_database', 'describe_database', 'drop_database'], 'schema')),
  'read_transaction_log.schema': formerly('database', '4.4'),
  ...Object.fromEntries(
    ['create', 'describe', 'drop'].flatMap((verb) => [
      [`${verb}_schema`, formerly(`${verb}_database`)],
      [`${verb}_schema.schema`, {}],
    ]),
  ),
  search_by_hash: formerly('search_by_id'),
  ...each({}, ...['schema', 'table', 'hash_values', 'get_attributes'].map((name) => `search_by_hash.${name}`)),
  // Nobody knows when these were added.
  ...each(
    {since: undefined, documentedSince: '4.3'},
    ...['sort', 'sort.attribute', 'sort.descending', 'sort.next', 'desc'].map((name) => `search_by_value.${name}`),
  ),
  audit_node_modules: {removed: '4.7', isOptional: true},
  ...each({}, 'audit_node_modules.projects', 'audit_node_modules.dry_run'),
  get_ssh_key: {since: '4.7.2', isOptional: true},
  'get_ssh_key.name': {isOptional: true},
  'read_log.until': {deprecated: '4.7.2'},
  ...each(
    {since: '4.3', documentedSince: '4.6'},
    'search_by_conditions.conditions[].attribute',
    'search_by_conditions.conditions[].comparator',
    'search_by_conditions.conditions[].value',
  ),
  // 4.6 has the newer names, but refuses them for roles with permissions on single attributes.
  ...each(
    {deprecated: '4.7'},
    'search_by_value.search_attribute',
    'search_by_value.search_value',
    'search_by_conditions.conditions[].search_attribute',
    'search_by_conditions.conditions[].search_type',
    'search_by_conditions.conditions[].search_value',
  ),
};

/** The same for NATS clustering. */
export const natsExceptions: Availabilities = {
  // Up to 4.2, these operations require `schema`.
  ...each({since: '4.3'}, ...of(['add_node', 'update_node'], 'subscriptions[].database')),
  ...each({since: '4.3'}, 'configure_cluster.connections[].subscriptions[].database', 'purge_stream.database'),
  ...each(formerly('database', '4.3'), ...of(['add_node', 'update_node'], 'subscriptions[].schema')),
  ...each(formerly('database', '4.3'), 'configure_cluster.connections[].subscriptions[].schema', 'purge_stream.schema'),
  'configure_cluster.connections[].subscriptions[].start_time': {since: undefined, documentedSince: '4.2'},
  'set_node_replication.subscriptions[].schema': formerly('database', '4.3'),
  purge_stream: {since: undefined, documentedSince: '4.3'},
  ...each({since: '4.3'}, 'purge_stream.options', 'purge_stream.options.keep', 'purge_stream.options.seq'),
  'remove_node.name': {isOptional: true},
};

/**
 * Keys that got another name in 4.2, which the tables tell only with a version that had the first.
 *
 * @param ends what follows both names; one may be empty
 */
const moved = (from: string, to: string, ends: readonly string[] = ['']): Availabilities =>
  Object.fromEntries(ends.map((end) => [from + end, {removed: '4.2', successor: to + end}]));

/** Keys of the configuration file. */
export const keyExceptions: Availabilities = {
  'replication.copyTablesToCatchUp': {removed: ['4.5.15', '4.6.3']},
  'operationsApi.network.http2': {since: '4.5', documentedSince: '4.7'},
  ...moved('customFunctions.network', 'http', ['.cors', '.corsAccessList', '.corsAccessList[]', '.headersTimeout']),
  ...moved('customFunctions.network', 'http', ['.keepAliveTimeout', '.port', '.timeout']),
  ...moved('customFunctions.network.https', 'http.securePort'),
  ...moved('customFunctions.tls', 'tls', ['.certificate', '.certificateAuthority', '.privateKey']),
  ...moved('customFunctions.root', 'componentsRoot'),
  ...moved('http.threads', 'threads'),
  ...moved('operationsApi.authentication', 'authentication', ['.operationTokenTimeout', '.refreshTokenTimeout']),
  ...moved('operationsApi.network.https', 'operationsApi.network.securePort'),
  ...moved('schemas', 'databases', [
    '',
    '.*',
    '.*.tables',
    '.*.tables.*',
    '.*.path',
    '.*.auditPath',
    '.*.tables.*.path',
  ]),
};
