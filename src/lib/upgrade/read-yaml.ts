import {isMap, isScalar, isSeq, LineCounter, parseDocument, type Node} from 'yaml';
import type {FileKey} from './check-configuration';

/** A file as it was read, or why it cannot be. */
export type ReadFile = {keys: FileKey[]} | {error: string; line: number};

/** The keys of a YAML file with their lines. */
export function readYaml(text: string): ReadFile {
  const lineCounter = new LineCounter();
  const lineOf = (offset: number) => lineCounter.linePos(offset).line;
  const document = parseDocument(text, {lineCounter, prettyErrors: false});
  const [error] = document.errors;
  if (error) return {error: error.message, line: lineOf(error.pos[0])};
  const {contents} = document;
  if (contents === null) return {error: 'The file is empty', line: 1};
  if (!isMap(contents))
    return {error: 'The file is no list of keys, such as `http:` with `port: 9926` inside', line: 1};
  const keys: FileKey[] = [];

  function visit(node: Node | null, path: string[]): void {
    if (isMap(node)) {
      for (const {key, value} of node.items) {
        if (!isScalar(key)) continue;
        const own = [...path, String(key.value)];
        const line = lineOf(key.range?.[0] ?? 0);
        keys.push({path: own, line, ...(isScalar(value) && {value: value.value})});
        visit(value as Node | null, own);
      }
    } else if (isSeq(node)) {
      for (const item of node.items) visit(item as Node | null, [...path, '[]']);
    }
  }

  visit(contents, []);
  return {keys};
}
