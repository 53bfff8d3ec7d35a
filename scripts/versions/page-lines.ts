import type {Code, Nodes} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {parsedText, parsePage} from '../../src/content/parse';

/** A page taken apart for checks that look at words and not at structure. */

export interface Link {
  text: string;
  url: string;
}

export interface PageLine {
  number: number;
  /** Prose without the addresses of links, and with inline code blanked out; empty within a fence. */
  prose: string;
  /** Inline code that begins on the line, or the whole line within a fence. */
  code: string[];
  /** Whether the line is a line of a fence. */
  isFenced: boolean;
  links: Link[];
}

/** A part of the text that is no prose, and what stands in its place. */
interface Cut {
  start: number;
  end: number;
  by?: string;
}

/** What is found while the tree is walked. */
interface Reading {
  text: string;
  lines: PageLine[];
  cuts: Cut[];
}

const ATTRIBUTE = /\b(?:href|to|src)="([^"]+)"/g;
const LINKING = new Set(['href', 'to', 'src']);

/** Whether the text of a link says which version of the docs it leads to: `[the documentation of 4.2](/docs/4.2)`. */
export function namesItsVersion(text: string, url: string): boolean {
  const version = /^\/docs\/(\d+\.\d+)(?:[/?#]|$)/.exec(url)?.[1];
  return version !== undefined && new RegExp(String.raw`(?<![\d.])${version.replace('.', '\\.')}(?!\.?\d)`).test(text);
}

/** The lines of a Markdown or MDX page, front matter included. */
export function pageLines(source: string, isMdx = false): PageLine[] {
  const text = parsedText(source, isMdx);
  const lines = text
    .split('\n')
    .map((_, position): PageLine => ({number: position + 1, prose: '', code: [], isFenced: false, links: []}));
  const reading = {text, lines, cuts: []};
  readNode(parsePage(source, isMdx), reading);
  withoutCuts(reading).forEach((prose, position) => {
    if (!lines[position]!.isFenced) lines[position]!.prose = prose;
  });
  readFrontMatter(text, lines);
  return lines;
}

/** The text in lines. What is cut out leaves its line breaks, so that the others stay where they are. */
function withoutCuts({text, cuts}: Reading): string[] {
  let prose = '';
  let at = 0;
  for (const {start, end, by = ''} of cuts.toSorted((a, b) => a.start - b.start)) {
    // Within a link that is cut out as a whole.
    if (start < at) continue;
    prose += text.slice(at, start) + by + '\n'.repeat(breaks(text.slice(start, end)) - breaks(by));
    at = end;
  }
  return (prose + text.slice(at)).split('\n');
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const breaks = (text: string) => text.split('\n').length - 1;

function readNode(node: Nodes, reading: Reading): void {
  const {text, cuts} = reading;
  const {start, end} = node.position ?? {};
  if (!start || !end) throw new Error(`The parser gives no position to a ${node.type}.`);
  const [from, to] = [start.offset!, end.offset!];
  const line = reading.lines[start.line - 1]!;
  switch (node.type) {
    case 'code':
      readFence(node, reading);
      return;
    case 'inlineCode':
      line.code.push(onOneLine(node.value));
      cuts.push({start: from, end: to, by: text.slice(from, to).replace(/[^\n]/g, '`')});
      return;
    case 'definition':
      line.links.push({text: node.label ?? node.identifier, url: node.url});
      cuts.push({start: from, end: to});
      return;
    case 'image':
      line.links.push({text: node.alt ?? '', url: node.url});
      cuts.push({start: from, end: to, by: node.alt ?? ''});
      return;
    case 'html':
      for (const match of node.value.matchAll(ATTRIBUTE)) {
        line.links.push({text: reading.text.split('\n')[start.line - 1]!.replace(ATTRIBUTE, ''), url: match[1]!});
        cuts.push({start: from + match.index, end: from + match.index + match[0].length});
      }
      return;
    case 'link': {
      const words = {start: node.children[0]?.position?.start.offset, end: node.children.at(-1)?.position?.end.offset};
      const {start: first = to, end: last = to} = words;
      const shown = onOneLine(toString(node));
      line.links.push({text: shown, url: node.url});
      // A version that a link leads to on purpose is no word of the page, and neither is an address that is its own text.
      if (text[from] !== '[' || namesItsVersion(shown, node.url)) cuts.push({start: from, end: to});
      else cuts.push({start: from, end: first}, {start: last, end: to});
      break;
    }
    case 'heading': {
      const id = /\s*\\?\{#[^{}]+\}\s*$/.exec(text.slice(from, to));
      if (id) cuts.push({start: from + id.index, end: to});
      break;
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      readElement(node, reading);
      break;
  }
  if ('children' in node) node.children.forEach((child) => readNode(child, reading));
}

/** The attributes that link, with the other words of the element as their text. */
function readElement(node: MdxJsxFlowElement | MdxJsxTextElement, {lines, cuts}: Reading): void {
  const attributes = node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? [{name: attribute.name, value: attribute.value, position: attribute.position!}]
      : [],
  );
  const words = attributes.filter(({name}) => !LINKING.has(name)).map(({value}) => value);
  for (const {name, value, position} of attributes) {
    if (!LINKING.has(name)) continue;
    lines[position.start.line - 1]!.links.push({text: [...words, toString(node)].join(' '), url: value});
    cuts.push({start: position.start.offset!, end: position.end.offset!});
  }
}

function readFence({position}: Code, {text, lines}: Reading): void {
  const {start, end} = position!;
  const sources = text.split('\n');
  const isMarker = (number: number) => /^[\s>]*(?:[*+-]\s+|\d+[.)]\s+)*(?:`{3,}|~{3,})/.test(sources[number - 1]!);
  // Code that is only indented has no fence around it.
  const hasFence = /[`~]/.test(text[start.offset!]!);
  for (let number = start.line; number <= end.line; number += 1) {
    const isEdge = hasFence && (number === start.line || (number === end.line && isMarker(number)));
    Object.assign(lines[number - 1]!, {isFenced: true, code: isEdge ? [] : [sources[number - 1]!]});
  }
}

/** Title and description are prose too, and no part of the tree. */
function readFrontMatter(text: string, lines: PageLine[]): void {
  const front = /^---\r?\n[^]*?\n---/.exec(text)?.[0] ?? '';
  front.split('\n').forEach((line, position) => {
    if (/[`[]/.test(line)) lines[position] = {...pageLines(line.trim())[0]!, number: position + 1};
  });
}
