import {parse as parseYaml, stringify as stringifyYaml} from 'yaml';
import {isObject, type JsonObject} from '../../../src/lib/json';

/**
 * The text of a file after merging an excerpt into it, as a reader would: what the excerpt declares replaces what the
 * file has under the same name; everything else is added.
 */
export function mergeExcerpt(file: string, text: string, excerpt: string): string {
  if (/\.ya?ml$/.test(file))
    return stringifyYaml(mergeFields((parseYaml(text) ?? {}) as JsonObject, parseYaml(excerpt) as JsonObject));
  if (file.endsWith('.json'))
    return JSON.stringify(mergeFields(JSON.parse(text) as JsonObject, JSON.parse(excerpt) as JsonObject));
  const parts = new Map(partsOf(text).map((part) => [nameOf(part), part]));
  for (const part of partsOf(excerpt)) {
    const name = nameOf(part);
    const present = parts.get(name);
    parts.set(name, present && file.endsWith('.graphql') ? mergeType(present, part) : part);
  }
  return `${[...parts.values()].join('\n\n')}\n`;
}

/** Declarations of a script or a schema, which begin in the first column. */
function partsOf(text: string): string[] {
  return text
    .split(/^(?=(?:export|class|const|let|function|async|import|type|#|\/\/|[a-z]\w*[.(]))/m)
    .map((part) => part.trim())
    .filter(Boolean);
}

function nameOf(part: string): string {
  const declared =
    /^(?:export )?(?:default )?(?:async )?(?:class|function|const|let|type) (?:(\w+)|\{[^}]*\} = ([\w.]+))/.exec(part);
  return declared?.[1] ?? declared?.[2] ?? part.split('\n')[0]!;
}

/** The fields of the excerpt replace fields of the type with the same name, or follow the others. */
function mergeType(present: string, excerpt: string): string {
  const fieldsOf = (type: string) =>
    new Map([...type.matchAll(/^ +(\w+):.*$/gm)].map((match) => [match[1]!, match[0]]));
  const fields = new Map([...fieldsOf(present), ...fieldsOf(excerpt)]);
  return `${present.split('\n')[0]}\n${[...fields.values()].join('\n')}\n}`;
}

function mergeFields(present: JsonObject, excerpt: JsonObject): JsonObject {
  const merged = {...present};
  for (const [name, value] of Object.entries(excerpt)) {
    const old = merged[name];
    merged[name] = isObject(old) && isObject(value) ? mergeFields(old, value) : value;
  }
  return merged;
}
