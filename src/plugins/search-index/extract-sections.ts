import type {ListItem, Nodes, Paragraph, PhrasingContent, Root, Table} from 'mdast';
import {headingId} from '../../build/markdown';
import type {IndexedSection} from '../../lib/search/shard';
import {codeWords} from './code-words';
import {textOf} from './node-text';

interface Draft {
  anchor: string | null;
  level: number;
  headings: string[];
  lines: string[];
  names: Set<string>;
  code: Set<string>;
}

/**
 * Cuts a page into its sections, in order; the first is its beginning, before any heading.
 *
 * @param page position of the page in its shard
 */
export function extractSections(tree: Root, page: number): IndexedSection[] {
  const sections: Draft[] = [newDraft(null, 1, [])];
  let current = sections[0]!;
  // The headings open above the current place, by level.
  const open: {level: number; text: string}[] = [];

  function visit(node: Nodes): void {
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
        current = known ?? newDraft(id, node.depth, headings);
        if (!known) sections.push(current);
        return;
      }
      case 'code':
        codeWords(node.value, node.lang).forEach((word) => current.code.add(word));
        return;
      case 'table':
        current.lines.push(...tableLines(node));
        node.children.slice(1).forEach((row) => addNames(current, row.children[0]?.children ?? [], 'all'));
        return;
      case 'listItem':
        addNames(current, leadOf(node), 'first');
        node.children.forEach((child) => visit(child));
        return;
      case 'paragraph':
        if (!isCaption(node)) addLine(current, textOf(node));
        return;
      case 'html':
        addLine(current, textOfHtml(node.value));
        return;
      default:
        if ('children' in node) node.children.forEach((child) => visit(child));
    }
  }

  tree.children.forEach((child) => visit(child));
  return sections.map(({anchor, level, headings, lines, names, code}) => ({
    page,
    anchor,
    level,
    headings,
    content: lines.join('\n'),
    names: [...names],
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

function newDraft(anchor: string | null, level: number, headings: string[]): Draft {
  return {anchor, level, headings, lines: [], names: new Set(), code: new Set()};
}

function addLine(section: Draft, text: string): void {
  if (text) section.lines.push(text);
}

/** A line per row. The head is left out: it repeats in every table of its kind. */
function tableLines(table: Table): string[] {
  return table.children
    .slice(1)
    .map((row) =>
      row.children
        .map((cell) => textOf(cell))
        .filter((text) => text && text !== '-')
        .join(' | '),
    )
    .filter(Boolean);
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
  (which === 'all' ? code : code.slice(0, 1)).filter(isIdentifier).forEach((name) => section.names.add(name));
}

function isIdentifier(text: string): boolean {
  return /^[@$]?[A-Za-z_][\w.-]*$/.test(text);
}
