import type {OperationBody} from '../../../src/lib/code/calls';
import {isObject, type Json} from '../../../src/lib/json';

/** Adds the default database to a body that names none, also in the operation inside an export. */
export function withDatabase(body: OperationBody): OperationBody {
  const {operation, database, schema, table, search_operation: inner} = body;
  const isImplied =
    (database ?? schema) === undefined && (typeof table === 'string' || operation === 'create_database');
  return {
    ...body,
    ...(isImplied && {database: 'data'}),
    ...(isObject(inner) && {search_operation: withDatabase(inner as OperationBody)}),
  };
}

/** Tables that must exist before a body that names its database is sent. */
export function tablesOf(body: OperationBody): {database: string; table: string}[] {
  const {table, sql, search_operation: inner} = body;
  const database = body.database ?? body.schema;
  const inSql = typeof sql === 'string' ? sql.matchAll(/\b(?:FROM|JOIN|INTO|UPDATE)\s+`?(\w+)`?\.`?(\w+)`?/gi) : [];
  return [
    ...(typeof database === 'string' && typeof table === 'string' ? [{database, table}] : []),
    ...[...inSql].map((match) => ({database: match[1]!, table: match[2]!})),
    ...(isObject(inner) ? tablesOf(inner as OperationBody) : []),
  ];
}

/** Names of the databases that a body uses, as on the page. */
export function databasesOf(body: OperationBody): string[] {
  const named = [body.database, body.schema].filter((name) => typeof name === 'string');
  const inPermission = isObject(body.permission)
    ? Object.entries(body.permission).flatMap(([name, value]) => (isObject(value) && 'tables' in value ? name : []))
    : [];
  return [...new Set([...named, ...inPermission, ...tablesOf(body).map(({database}) => database)])];
}

/** Replaces the databases that a body or a response names with the scratch databases. */
export function inScratch<Value extends Json>(value: Value, databases: string[], scratch: string): Value {
  const rename = (name: string) => (databases.includes(name) ? scratchName(name, scratch) : name);
  const walk = (node: Json, key: string): Json => {
    if (typeof node === 'string') {
      if (key === 'sql')
        return node.replaceAll(/(?<![\w.])(?:\w+|`\w+`)(?=\.[`\w])/g, (name) => name.replace(/\w+/, rename));
      return key === 'database' || key === 'schema' ? rename(node) : node;
    }
    if (Array.isArray(node)) return node.map((item) => walk(item, key));
    if (!isObject(node)) return node;
    // An object may be listed under the name of a database; a text, such as the `data` of a CSV load, is not.
    const fields = Object.entries(node).map(([name, inner]) => [
      isObject(inner) ? rename(name) : name,
      walk(inner, name),
    ]);
    return Object.fromEntries(fields) as Json;
  };
  return walk(value, '') as Value;
}

export function scratchName(database: string, scratch: string): string {
  return `${scratch}_${database}`;
}

const READING =
  /^(?:describe_|list_|get_|search_|read_|user_info$|system_information$|registration_info$|cluster_status$|cluster_network$|custom_functions_status$|cluster_get_routes$|package_)/;
const WRITING_DATA = /^(?:insert|update|upsert|create_database|create_table|create_attribute|csv_data_load)$/;

/**
 * Whether the writer must agree before an operation is sent: to everything that reaches beyond the scratch databases,
 * and to every deletion, even there.
 */
export function isDestructive({operation, sql}: OperationBody): boolean {
  if (operation === 'sql') return typeof sql !== 'string' || !/^\s*(?:SELECT|INSERT|UPDATE)\b/i.test(sql);
  return !READING.test(operation) && !WRITING_DATA.test(operation);
}
