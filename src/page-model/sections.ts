import type {Nodes, Root, RootContent, Table, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {entryAnchors, type EntryPlace} from './entry-anchors';
import {headingId} from './parse';
import type {PageRow, PageTable, Section} from './types';

const DESCRIPTIONS = new Set(['Description', 'Meaning', 'Effect']);

/** Columns whose cells fit into one line of facts, and the words that introduce each cell there. */
export const FACTS: Record<string, string> = {
  Type: '',
  Required: '',
  Default: 'default ',
  Installed: 'installed ',
  Since: 'since ',
  In: 'in ',
  For: 'for ',
  Where: 'in ',
  Methods: 'for ',
};

const known = new WeakMap<Root, Section[]>();

/** The sections of a page, in order, starting with its beginning. Callers share them and must not change them. */
export function sectionsOf(tree: Root): Section[] {
  const sections = known.get(tree) ?? readSections(tree);
  known.set(tree, sections);
  return sections;
}

function readSections(tree: Root): Section[] {
  const sections = cutSections(tree.children);
  const anchors = entryAnchors(new Set(sections.map(({id}) => id)));
  for (const section of sections) {
    for (const node of section.nodes) {
      visit(node, 'table', (table: Table) => void section.tables.push(readTable(table, section, anchors)));
    }
  }
  return sections;
}

/** Splits nodes before each heading except those of level 1, which are the title of the page. */
function cutSections(nodes: readonly RootContent[]): Section[] {
  const sections: Section[] = [{id: '', level: 1, heading: undefined, title: '', code: '', nodes: [], tables: []}];
  const add = (node: RootContent): void => {
    if (node.type === 'heading') {
      if (node.depth === 1) return;
      const [id, title, code] = [headingId(node), toString(node), codeOf(node)];
      sections.push({id, level: node.depth, heading: node, title, code, nodes: [], tables: []});
    } else if ('children' in node && hasHeading(node)) node.children.forEach((child) => add(child));
    else sections.at(-1)!.nodes.push(node);
  };
  nodes.forEach(add);
  return sections;
}

function hasHeading(node: Nodes): boolean {
  return node.type === 'heading' || ('children' in node && node.children.some(hasHeading));
}

/** The code of a heading or cell that contains nothing else; otherwise empty. */
export function codeOf({children}: {children: readonly Nodes[]}): string {
  const [only, ...others] = children.filter((child) => toString(child).trim() !== '');
  return only?.type === 'inlineCode' && others.length === 0 ? only.value : '';
}

function readTable(node: Table, place: EntryPlace, anchors: ReturnType<typeof entryAnchors>): PageTable {
  const [head, ...body] = node.children;
  const columns = head!.children.map((cell) => toString(cell).trim());
  const facts = columns.slice(1, -1);
  const haveFacts = facts.length > 0 && facts.every((column) => column in FACTS) && DESCRIPTIONS.has(columns.at(-1)!);
  const areEntries = haveFacts && body.every(({children: [name]}) => name !== undefined && codeOf(name) !== '');
  const rows = body.flatMap(({children: cells, position}): PageRow[] => {
    const name = nameIn(cells[0]);
    if (name === 'operation' && place.code !== '' && cells[1] && codeOf(cells[1]) === place.code) return [];
    const anchor = areEntries ? anchors(name, place, columns[0]!) : undefined;
    return [{line: position?.start.line ?? 1, cells, name, anchor}];
  });
  return {node, columns, areEntries, rows};
}

function nameIn(cell: TableCell | undefined): string {
  const [only, ...others] = cell?.children ?? [];
  return cell ? codeOf(only?.type === 'link' && others.length === 0 ? only : cell) : '';
}
