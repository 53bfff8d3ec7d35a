import {changedDefaultsBetween, existsIn, valueText, type PlanData} from './plan';

/** A key of a file that somebody pasted. */
export interface FileKey {
  /** Steps from the top of the file; `[]` for an item of a list. */
  path: string[];
  line: number;
  /** Value of a key that holds no others. */
  value?: unknown;
}

/** A key of the configuration file, as the site publishes it for each version. */
export interface SchemaKey {
  key: string;
  type: string;
  values?: unknown[];
}

/** Something in the file that concerns the reader; code in the text stands in backticks. */
export interface Finding {
  /** Missing for what the file does not have. */
  line?: number;
  kind: 'unknown' | 'removed' | 'renamed' | 'value' | 'default';
  key: string;
  text: string;
}

interface Target {
  from: string;
  to: string;
  /** All keys that the version of `to` has. */
  keys: SchemaKey[];
  data: PlanData;
  /** How many letters of two names differ. */
  distance: (a: string, b: string) => number;
}

/** The lines of a configuration file that need a look before an upgrade, and the defaults that change for it. */
export function checkConfiguration(file: readonly FileKey[], target: Target): Finding[] {
  const tree = schemaTree(target.keys);
  const reported: string[] = [];
  const findings = file.flatMap((entry): Finding[] => {
    const key = nameOf(entry.path);
    if (reported.some((above) => key.startsWith(`${above}.`) || key.startsWith(`${above}[]`))) return [];
    const finding = check(entry, key, tree, target);
    if (finding && finding.kind !== 'value') reported.push(key);
    return finding ? [finding] : [];
  });
  return [...findings, ...defaultFindings(file, target)];
}

function check({path, line, value}: FileKey, key: string, tree: SchemaNode, target: Target): Finding | undefined {
  const {data, to} = target;
  const gone = data.things.find(
    (thing) => thing.noun === 'Configuration key' && fits(path, thing.name) && !existsIn(thing, to),
  );
  if (gone) {
    const how = gone.successor === undefined ? '' : ` Use \`${gone.successor}\` instead.`;
    return {line, kind: how ? 'renamed' : 'removed', key, text: `${to} does not have this key.${how}`};
  }
  // What stands above keys that are gone is looked at key by key.
  if (
    data.things.some(({name}) => partsOf(name).length > path.length && fits(path, partsOf(name).slice(0, path.length)))
  ) {
    if (!walk(tree, path, false)) return undefined;
  }
  const place = walk(tree, path, true);
  const nearest =
    path.length === 1 && !tree.fields.has(path[0]!) ? nearestOf(path[0]!, [...tree.fields.keys()], target) : undefined;
  if (place && nearest === undefined) {
    const {values} = place.own ?? {};
    const isWrong = values && value !== undefined && value !== null && !values.some((each) => each === value);
    return isWrong
      ? {
          line,
          kind: 'value',
          key,
          text: `Not a value of this key: ${values.map((each) => `\`${String(each)}\``).join(', ')}.`,
        }
      : undefined;
  }
  const parent = walk(tree, path.slice(0, -1), true);
  const meant = nearest ?? nearestOf(path.at(-1)!, [...(parent?.fields.keys() ?? [])], target);
  const hint = meant === undefined ? '' : ` Did you mean \`${nameOf([...path.slice(0, -1), meant])}\`?`;
  return {line, kind: 'unknown', key, text: `Unknown in ${to}.${hint}`};
}

function defaultFindings(file: readonly FileKey[], {data, from, to}: Target): Finding[] {
  const set = new Set(file.map(({path}) => nameOf(path)));
  const sections = new Set(file.map(({path}) => path[0]!));
  return changedDefaultsBetween(data.defaults, from, to)
    .filter(({key}) => !set.has(key) && !(key.startsWith('clustering.') && !sections.has('clustering')))
    .map(({key, before, after}) => ({
      kind: 'default',
      key,
      text: `Not in the file: its default was ${valueText(before)} and is ${valueText(after)} in ${to}.`,
    }));
}

interface SchemaNode {
  own: SchemaKey | undefined;
  fields: Map<string, SchemaNode>;
}

function schemaTree(keys: readonly SchemaKey[]): SchemaNode {
  const top: SchemaNode = {own: undefined, fields: new Map()};
  for (const key of keys) {
    let node = top;
    for (const part of partsOf(key.key)) {
      const next = node.fields.get(part) ?? {own: undefined, fields: new Map()};
      node.fields.set(part, next);
      node = next;
    }
    node.own = key;
  }
  return top;
}

/** The place of a path in the schema; what the page leaves open holds anything. */
function walk(tree: SchemaNode, path: readonly string[], withNames: boolean): SchemaNode | undefined {
  let node = tree;
  for (const part of path) {
    const next = node.fields.get(part) ?? (withNames && part !== '[]' ? node.fields.get('*') : undefined);
    if (!next) return node !== tree && isOpen(node, part) ? {own: undefined, fields: new Map()} : undefined;
    node = next;
  }
  return node;
}

function isOpen({own, fields}: SchemaNode, part: string): boolean {
  if (part === '[]') return own === undefined ? fields.size === 0 : /array|any/.test(own.type);
  return fields.size === 0 && (own === undefined || /object|any|array of object/.test(own.type));
}

function fits(path: readonly string[], name: string | readonly string[]): boolean {
  const parts = typeof name === 'string' ? partsOf(name) : name;
  return (
    path.length === parts.length && parts.every((part, at) => part === path[at] || (part === '*' && path[at] !== '[]'))
  );
}

/** `tls[].host` is `tls`, `[]` and `host`. */
function partsOf(name: string): string[] {
  return name.replaceAll('[]', '.[]').split('.');
}

function nameOf(path: readonly string[]): string {
  return path.join('.').replaceAll('.[]', '[]');
}

/** Names of two letters are near to everything. */
function nearestOf(name: string, names: readonly string[], {distance}: Target): string | undefined {
  const limit = name.length > 4 ? 2 : 1;
  const near = names
    .filter((each) => each !== '*' && each !== '[]')
    .map((each) => ({each, far: distance(name.toLowerCase(), each.toLowerCase())}))
    .filter(({far}) => far <= limit)
    .toSorted((a, b) => a.far - b.far);
  return near[0]?.each;
}
