import type {ListItem, Nodes, Paragraph, PhrasingContent, Root, Table} from 'mdast';
import {anchorOf} from '../../content/entry-anchors';
import {haveEntryColumns} from '../../content/entry-columns';
import {headingId} from '../../content/parse';
import {codeOf} from '../../content/sections';
import {plain, type Block, type Table as TableBlock} from '../../lib/search/blocks';
import type {IndexedSection} from '../../lib/search/shard';
import {anchorPart} from '../../lib/entry-id';
import {codeWords} from './code-words';
import {inlineText, textOf} from './node-text';

interface Draft {
  /** What the heading names, such as `http.mtls`; empty if it is no code. */
  path: string;
  anchor: string | null;
  level: number;
  headings: string[];
  blocks: Block[];
  names: Set<string>;
  messages: string[];
  code: Set<string>;
}

/**
 * Cuts a page into its sections, in order; the first is its beginning, before any heading.
 *
 * @param page position of the page in its shard
 */
export function extractSections(tree: Root, page: number): IndexedSection[] {
  const sections: Draft[] = [newDraft(null, 1, [], '')];
  let current = sections[0]!;
  // The headings open above the current place, by level.
  const open: {level: number; text: string}[] = [];

  function visit(node: Nodes, depth = 0): void {
    const add = (block: Block) => current.blocks.push(depth > 0 ? {...block, depth} : block);
    const addText = (type: 'text' | 'caption', text: string) => text && add({type, text});
    switch (node.type) {
      case 'heading': {
        // The title of the page begins no section.
        if (node.depth === 1) return;
        const id = headingId(node);
        while (open.length > 0 && open.at(-1)!.level >= node.depth) open.pop();
        open.push({level: node.depth, text: textOf(node)});
        const headings = open.map((heading) => heading.text);
        // Two headings with one id are one place to the browser.
        const known = sections.find(({anchor}) => anchor === id);
        current = known ?? newDraft(id, node.depth, headings, codeOf(node));
        if (!known) sections.push(current);
        return;
      }
      case 'code':
        codeWords(node.value, node.lang).forEach((word) => current.code.add(word));
        add({type: 'code', text: node.value, ...(node.lang && {language: node.lang})});
        return;
      case 'table': {
        const table = readTable(node, current);
        add(table);
        current.messages.push(...messagesOf(table));
        current.messages.push(...numbersOf(table));
        node.children.slice(1).forEach((row) => addNames(current, row.children[0]?.children ?? [], 'all'));
        return;
      }
      case 'list':
        node.children.forEach((item, position) => {
          addNames(current, leadOf(item), 'first');
          const text = inlineText(...leadOf(item));
          const number = node.ordered ? {number: (node.start ?? 1) + position} : {};
          if (text) add({type: 'item', text, ...number});
          item.children.slice(text ? 1 : 0).forEach((child) => visit(child, depth + 1));
        });
        return;
      case 'paragraph':
        addText(isCaption(node) ? 'caption' : 'text', inlineText(node));
        return;
      case 'html':
        addText('text', textOfHtml(node.value));
        return;
      default:
        if ('children' in node) node.children.forEach((child) => visit(child, depth));
    }
  }

  tree.children.forEach((child) => visit(child));
  return sections.map(({anchor, level, headings, blocks, names, messages, code}) => ({
    page,
    anchor,
    level,
    headings,
    blocks,
    names: [...names],
    messages,
    code: [...code].join(' '),
  }));
}

/** "**Request**" or "**Response** `200`" says nothing without the block below it, which is not shown. */
function isCaption({children}: Paragraph): boolean {
  return (
    children[0]?.type === 'strong' &&
    children.every((child) => ['strong', 'inlineCode'].includes(child.type) || textOf(child) === '')
  );
}

function newDraft(anchor: string | null, level: number, headings: string[], path: string): Draft {
  return {path, anchor, level, headings, blocks: [], names: new Set(), messages: [], code: new Set()};
}

/** Without the row `operation` of an operation: its heading says the same, and the page leaves it out. */
function readTable({children}: Table, {anchor, path}: Draft): TableBlock {
  const [first, ...others] = children.map((row) => ({row, cells: row.children.map((cell) => inlineText(cell))}));
  const kept = others.filter(({cells: [name, value]}) => name !== '`operation`' || value !== `\`${path}\`` || !path);
  const [head, rows] = [first!.cells, kept.map(({cells}) => cells)];
  const names = kept.map(({row}) => codeOf(row.children[0]!));
  if (names.length === 0 || !haveEntryColumns(head) || names.includes('')) return {type: 'table', head, rows};
  const whole = anchorOf(names[0]!, {id: anchor ?? '', code: path}, head[0]!);
  return {type: 'table', head, rows, base: whole === anchorPart(names[0]!) ? '' : anchor!};
}

/** Heads of columns whose cells are what a reader sees when something is wrong. */
const SEEN = /^(?:message|symptom|problem|error|log message|response)$/i;

/** Messages, and symptoms as the page words them. What a status code means is often the message that comes with it. */
function messagesOf({head, rows}: TableBlock): string[] {
  const isSeen = (cell: string, column: number) => SEEN.test(cell) || (head[0] === 'Status' && column === 1);
  const columns = head.flatMap((cell, column) => (isSeen(cell, column) ? column : []));
  const cells = rows.flatMap((row) => columns.map((column) => plain(row[column] ?? '')));
  return cells.flatMap((cell) => cell.split(/[;.]\s/)).filter((text) => text.includes(' '));
}

/** Numbers that a row is about, which readers paste as well: a port or status code in front, or the number that holds by default. */
function numbersOf({head, rows}: TableBlock): string[] {
  const [defaults, installed] = [head.indexOf('Default'), head.indexOf('Installed')];
  return rows.flatMap((row) => [
    ...(/^`?(\d{3,5})\b/.exec(row[0] ?? '')?.slice(1) ?? []),
    ...(/^`?(\d{4,5})`?$/.exec(row[defaults] ?? '')?.slice(1) ?? []),
    ...(/(?<!\d)\d{4,5}(?!\d)/.exec(row[installed] ?? '') ?? []),
  ]);
}

function textOfHtml(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function leadOf(item: ListItem): PhrasingContent[] {
  const [first] = item.children;
  return first?.type === 'paragraph' ? first.children : [];
}

/** What a table row or a list item begins with is what it explains, if it is code. */
function addNames(section: Draft, nodes: PhrasingContent[], which: 'first' | 'all'): void {
  const flat = nodes.flatMap((node) => (node.type === 'strong' || node.type === 'link' ? node.children : [node]));
  if (flat[0]?.type !== 'inlineCode') return;
  const code = flat.flatMap((node) => (node.type === 'inlineCode' ? [node.value] : []));
  (which === 'all' ? code : code.slice(0, 1)).forEach((text) => {
    const name = IDENTIFIER.exec(text)?.[1];
    if (name !== undefined) section.names.add(name);
  });
}

/** A name, of which the parameters of a call are no part. */
const IDENTIFIER = /^([@$]?[A-Za-z_][\w.-]*)(?:\(.*\))?$/;
