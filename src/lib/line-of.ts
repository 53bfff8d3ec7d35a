import {isMap, isNode, isScalar, isSeq, LineCounter, parseAllDocuments, type Node} from 'yaml';

/**
 * Line of a value in a YAML text, or of its key where it has one. JSON is YAML as well.
 * @param path names and positions that lead to the value
 * @param index which document of the text it is in
 */
export function lineOf(text: string, path: (string | number)[], index = 0): number {
  const lineCounter = new LineCounter();
  const documents = [...parseAllDocuments(text, {lineCounter})];
  let line = 1;
  let node: unknown = documents[index]?.contents;
  for (const step of path) {
    const next = stepInto(node, step);
    if (!next) break;
    if (next.start?.range) line = lineCounter.linePos(next.start.range[0]).line;
    node = next.value;
  }
  return line;
}

/** The target of a step, and the node that it begins with. */
function stepInto(node: unknown, step: string | number): {start: Node | undefined; value: unknown} | undefined {
  if (isSeq(node)) {
    const item = node.items[Number(step)];
    return isNode(item) ? {start: item, value: item} : undefined;
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.find(({key}) => String(isScalar(key) ? key.value : key) === String(step));
  return pair && {start: isNode(pair.key) ? pair.key : undefined, value: pair.value};
}
