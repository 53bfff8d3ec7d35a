import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {LINKING} from '../../src/page-model/links';
import {parsePage} from '../../src/page-model/parse';

/** A line of a page, for checks that look at words rather than structure. */
export interface PageLine {
  number: number;
  /** Text as readers see it, with a backtick per character of inline code and bars around cells; empty in a fence. */
  prose: string;
  /** Inline code that begins on the line, or in a fence the whole line. */
  code: string[];
  /** True if the line is in a fence. */
  isFenced: boolean;
}

/**
 * Returns true if the text of a link says which version of the docs it leads to: `[the documentation of
 * 4.2](/docs/4.2)`.
 */
export function namesItsVersion(text: string, url: string): boolean {
  const version = /^\/docs\/(\d+\.\d+)(?:[/?#]|$)/.exec(url)?.[1];
  return version !== undefined && new RegExp(String.raw`(?<![\d.])${version.replace('.', '\\.')}(?!\.?\d)`).test(text);
}

/** The lines of a Markdown or MDX page, front matter included. */
export function pageLines(source: string, isMdx = false): PageLine[] {
  const lines = source
    .split('\n')
    .map((_, position): PageLine => ({number: position + 1, prose: '', code: [], isFenced: false}));
  readNode(parsePage(source, isMdx), lines);
  return lines;
}

function readNode(node: Nodes, lines: PageLine[]): void {
  const first = node.position!.start.line - 1;
  const say = (text: string, from = first) =>
    text.split('\n').forEach((part, position) => (lines[from + position]!.prose += part));
  switch (node.type) {
    case 'code': {
      const code = node.value.split('\n');
      // Indented code has no line for an opening fence.
      const from = node.position!.end.line - first > code.length ? first + 1 : first;
      code.forEach((line, position) => Object.assign(lines[from + position]!, {isFenced: true, code: [line]}));
      return;
    }
    case 'inlineCode':
      lines[first]!.code.push(node.value.replace(/\s+/g, ' '));
      say('`'.repeat(node.value.length + 2));
      return;
    case 'image':
      say(node.alt ?? '');
      return;
    case 'html':
      say(node.value.replaceAll(/\b(?:href|to|src)="[^"]+"/g, ''));
      return;
    case 'yaml':
      node.value.split('\n').forEach((line, position) => {
        const {prose, code} = /[`[]/.test(line) ? pageLines(line.trim())[0]! : {prose: line, code: []};
        Object.assign(lines[first + 1 + position]!, {prose, code});
      });
      return;
    case 'link': {
      const shown = toString(node).replace(/\s+/g, ' ');
      // Ignores links that lead to another version on purpose, and addresses that are their own text.
      if (namesItsVersion(shown, node.url) || /^(?:https?:|www\.)/.test(shown)) return;
      break;
    }
    case 'table':
      // The second line of a table has no cells.
      say('|', first + 1);
      break;
    case 'tableRow':
      node.children.forEach((cell) => {
        say('| ');
        readNode(cell, lines);
        say(' ');
      });
      say('|');
      return;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      for (const {value, position, ...attribute} of node.attributes) {
        const isWord = 'name' in attribute && !LINKING.has(attribute.name);
        if (isWord && value) say(` ${typeof value === 'string' ? value : value.value}`, position!.start.line - 1);
      }
      break;
  }
  if ('children' in node) node.children.forEach((child) => readNode(child, lines));
  else if ('value' in node) say(node.value);
}
