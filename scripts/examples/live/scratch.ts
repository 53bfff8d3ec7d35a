import type {OperationBody} from '../../../src/lib/code/calls';
import {isObject, type Json} from '../../../src/lib/json';

/** Database that an operation works in when its body names none. */
const DEFAULT_DATABASE = 'data';

type TableName = {database: string; table: string};

/** Names of the databases that a body works in, as the page has them. */
export function databasesOf(body: OperationBody): string[] {
  const named = [body.database, body.schema].filter((name) => typeof name === 'string');
  const inSql = tablesInSql(body).map(({database}) => database);
  const inPermission = isObject(body.permission)
    ? Object.entries(body.permission).flatMap(([name, value]) => (isObject(value) && 'tables' in value ? name : []))
    : [];
  const nested = isObject(body.search_operation) ? databasesOf(body.search_operation as OperationBody) : [];
  const implied = impliesDatabase(body) ? [DEFAULT_DATABASE] : [];
  return [...new Set([...named, ...inSql, ...inPermission, ...nested, ...implied])];
}

/** Tables that must be there before the body is sent. */
export function tablesOf(body: OperationBody): TableName[] {
  const nested = isObject(body.search_operation) ? tablesOf(body.search_operation as OperationBody) : [];
  if (typeof body.table !== 'string') return [...tablesInSql(body), ...nested];
  const database = [body.database, body.schema].find((name) => typeof name === 'string') ?? DEFAULT_DATABASE;
  return [{database, table: body.table}, ...nested];
}

function tablesInSql({sql}: OperationBody): TableName[] {
  if (typeof sql !== 'string') return [];
  const pattern = /\b(?:FROM|JOIN|INTO|UPDATE)\s+`?(\w+)`?\.`?(\w+)`?/gi;
  return [...sql.matchAll(pattern)].map((match) => ({database: match[1]!, table: match[2]!}));
}

/** Puts the scratch databases in the place of those that a body or a response names. */
export function inScratch<Value extends Json>(value: Value, databases: string[], scratch: string): Value {
  const rename = (name: string) => (databases.includes(name) ? scratchName(name, scratch) : name);
  const walk = (node: Json, key: string): Json => {
    if (typeof node === 'string') {
      if (key === 'sql') return renameInSql(node, databases, scratch);
      return key === 'database' || key === 'schema' ? rename(node) : node;
    }
    if (Array.isArray(node)) return node.map((item) => walk(item, key));
    if (!isObject(node)) return node;
    // Objects are listed under the names of databases; a text such as the `data` of a CSV load is not.
    const fields = Object.entries(node).map(([name, inner]) => [
      isObject(inner) ? rename(name) : name,
      walk(inner, name),
    ]);
    return Object.fromEntries(fields) as Json;
  };
  return walk(value, '') as Value;
}

/** A body as it is sent: in the scratch databases, also where it leaves the database to the default. */
export function requestInScratch(body: OperationBody, databases: string[], scratch: string): OperationBody {
  const moved = inScratch<OperationBody>(body, databases, scratch);
  if (isObject(moved.search_operation)) {
    moved.search_operation = requestInScratch(moved.search_operation as OperationBody, databases, scratch);
  }
  if (impliesDatabase(moved)) moved.database = scratchName(DEFAULT_DATABASE, scratch);
  return moved;
}

/** Whether a body works in the default database because it names none. */
function impliesDatabase(body: OperationBody): boolean {
  if ('database' in body || 'schema' in body) return false;
  return typeof body.table === 'string' || body.operation === 'create_database';
}

function renameInSql(sql: string, databases: string[], scratch: string): string {
  return databases.reduce(
    (text, name) =>
      text.replace(new RegExp(`(?<![\\w.])(\`?)${name}\\1\\.(?=[\`\\w])`, 'g'), `$1${scratchName(name, scratch)}$1.`),
    sql,
  );
}

export function scratchName(database: string, scratch: string): string {
  return `${scratch}_${database}`;
}

const READING =
  /^(?:describe_|list_|get_|search_|read_|user_info$|system_information$|registration_info$|cluster_status$|cluster_network$|custom_functions_status$|cluster_get_routes$|package_)/;
const WRITING_DATA = /^(?:insert|update|upsert|create_database|create_table|create_attribute|csv_data_load)$/;

/**
 * Whether the writer must agree before an operation is sent: all that reaches beyond the scratch databases, and all that
 * deletes, even there.
 */
export function isDestructive({operation, sql}: OperationBody): boolean {
  if (operation === 'sql') return typeof sql !== 'string' || !/^\s*(?:SELECT|INSERT|UPDATE)\b/i.test(sql);
  return !READING.test(operation) && !WRITING_DATA.test(operation);
}

/** Why a body cannot be sent as it stands, if so. */
export function obstacle(body: OperationBody): string | undefined {
  const placeholder = /<[^<>"]+>/.exec(JSON.stringify(body))?.[0];
  return placeholder && `it has the placeholder ${placeholder}`;
}
