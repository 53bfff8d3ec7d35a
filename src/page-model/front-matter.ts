import {isMap, isScalar, LineCounter, parseDocument, type Document} from 'yaml';

/** The parsed front matter of a page, and the content after it. */
export interface FrontMatter {
  data: Record<string, unknown>;
  /** The line of a key in the file; the first line for a key that is missing. */
  lineOf: (key: string) => number;
  errors: {line: number; message: string}[];
  /** The text after the front matter, trimmed. */
  content: string;
}

const BLOCK = /^---[ \t]*\r?\n(?:([^]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

/**
 * Reads the front matter of a page, and says where in the file each key and each error is.
 */
export function readFrontMatter(text: string): FrontMatter {
  const [whole, block = ''] = BLOCK.exec(text) ?? [];
  if (whole === undefined) {
    const errors = text.startsWith('---') ? [{line: 1, message: 'the front matter does not end'}] : [];
    return {data: {}, lineOf: () => 1, errors, content: text.trim()};
  }
  const lineCounter = new LineCounter();
  const document = parseDocument(block, {lineCounter, prettyErrors: false, customTags: ['timestamp']});
  const at = (offset: number) => lineCounter.linePos(offset).line + 1;
  const errors = document.errors.map(({message, pos}) => ({line: at(pos[0]), message: firstLine(message)}));
  const isUsable = errors.length === 0 && (document.contents === null || isMap(document.contents));
  if (errors.length === 0 && !isUsable) errors.push({line: 2, message: 'expected a YAML mapping'});
  return {
    data: isUsable ? ((document.toJS() as Record<string, unknown> | null) ?? {}) : {},
    lineOf: (key) => at(offsetOf(document, key) ?? -1),
    errors,
    content: text.slice(whole.length).trim(),
  };
}

function offsetOf({contents}: Document, key: string): number | undefined {
  if (!isMap(contents)) return undefined;
  const pair = contents.items.find((item) => isScalar(item.key) && item.key.value === key);
  return isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
}

function firstLine(message: string): string {
  return message.split('\n')[0]!.replace(/[.:]$/, '');
}
