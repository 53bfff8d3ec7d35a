import type {Node, Program} from 'php-parser';

type Syntax = Node & Record<string, unknown>;

/** The value that a PHP program encodes as JSON, read from its syntax tree; the password is what pages write for it. */
export function phpArray(program: Program): unknown {
  const call = findCall(program as unknown as Syntax, 'json_encode');
  if (!call) throw new Error('The program encodes nothing');
  return valueOf((call.arguments as Syntax[])[0]!);
}

const nameOf = (node: Syntax) => (node.kind === 'call' ? (node.what as Syntax).name : undefined);

function findCall(node: Syntax, name: string): Syntax | undefined {
  if (nameOf(node) === name) return node;
  for (const child of Object.values(node).flat()) {
    const found = typeof child === 'object' && child !== null ? findCall(child as Syntax, name) : undefined;
    if (found) return found;
  }
  return undefined;
}

function valueOf(node: Syntax): unknown {
  switch (node.kind) {
    case 'array':
      return arrayValue(node, false);
    case 'cast':
      return arrayValue(node.expr as Syntax, true);
    case 'string':
    case 'boolean':
      return node.value;
    case 'number':
      return Number(node.value);
    case 'unary':
      return -Number((node.what as Syntax).value);
    case 'nullkeyword':
      return null;
    case 'call':
      if (nameOf(node) === 'getenv') return '<password>';
  }
  throw new Error(`No JSON: ${node.kind}`);
}

/** What `json_encode` makes of an array: a list, unless it has keys that are no numbers or was cast. */
function arrayValue(node: Syntax, isObject: boolean): unknown {
  const items = node.items as {key: Syntax | null; value: Syntax}[];
  const entries = items.map(({key, value}, at) => [key ? String(valueOf(key)) : at, valueOf(value)] as const);
  const isList = !isObject && entries.every(([key], at) => String(key) === String(at));
  if (isList) return entries.map(([, value]) => value);
  const object: Record<string, unknown> = {};
  for (const [key, value] of entries) Object.defineProperty(object, key, {value, enumerable: true});
  return object;
}
