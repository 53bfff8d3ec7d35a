import type {ListItem, Nodes, Paragraph, PhrasingContent, Root} from 'mdast';
import {COLUMN} from '../../../page-model/columns';
import {sectionsOf} from '../../../page-model/sections';
import {codeTextOf, textOf} from '../../../page-model/text';
import type {PageTable, Section} from '../../../page-model/types';
import {type Block, type Table as TableBlock} from '../engine/blocks';
import type {IndexedSection} from '../engine/shard';
import {anchorPart} from '../../../lib/entry-id';
import {codeWords} from './code-words';

/** A page's sections for the index, in order. Those with the same ID are merged: browsers find only the first. */
export function extractSections(tree: Root): Omit<IndexedSection, 'page'>[] {
  const drafts = new Map<string, Draft>();
  // The current heading and its parents.
  const open: {level: number; text: string}[] = [];
  for (const section of sectionsOf(tree)) {
    const {id, level, heading, nodes} = section;
    while (open.length > 0 && open.at(-1)!.level >= level) open.pop();
    if (heading) open.push({level, text: textOf(heading)});
    const draft =
      drafts.get(id) ??
      newDraft(
        id || null,
        level,
        open.map(({text}) => text),
      );
    drafts.set(id, draft);
    nodes.forEach((node) => addNode(node, 0, draft, section));
  }
  return [...drafts.values()].map(({names, code, ...draft}) => ({
    ...draft,
    names: [...names],
    code: [...code].join(' '),
  }));
}

function addNode(node: Nodes, depth: number, draft: Draft, section: Section): void {
  const add = (block: Block) => draft.blocks.push(depth > 0 ? {...block, depth} : block);
  const addText = (type: 'text' | 'caption', text: string) => text && add({type, text});
  switch (node.type) {
    case 'code':
      codeWords(node.value, node.lang).forEach((word) => draft.code.add(word));
      add({type: 'code', text: node.value, ...(node.lang && {language: node.lang})});
      return;
    case 'table': {
      const table = readTable(
        section.tables.find((one) => one.node === node)!,
        section,
      );
      add(table);
      draft.numbers.push(...numbersOf(table));
      node.children.slice(1).forEach((row) => addNames(draft, row.children[0]?.children ?? [], 'all'));
      return;
    }
    case 'list':
      node.children.forEach((item, position) => {
        addNames(draft, leadOf(item), 'first');
        const text = codeTextOf(leadOf(item));
        const number = node.ordered ? {number: (node.start ?? 1) + position} : {};
        if (text) add({type: 'item', text, ...number});
        item.children.slice(text ? 1 : 0).forEach((child) => addNode(child, depth + 1, draft, section));
      });
      return;
    case 'paragraph':
      addText(isCaption(node) ? 'caption' : 'text', codeTextOf([node]));
      return;
    case 'html':
      addText('text', textOfHtml(node.value));
      return;
    default:
      if ('children' in node) node.children.forEach((child) => addNode(child, depth, draft, section));
  }
}

/** "**Request**" or "**Response** `200`" means nothing in a snippet, which does not show the block below it. */
function isCaption({children}: Paragraph): boolean {
  return (
    children[0]?.type === 'strong' &&
    children.every((child) => ['strong', 'inlineCode'].includes(child.type) || textOf(child) === '')
  );
}

type Draft = ReturnType<typeof newDraft>;

function newDraft(anchor: string | null, level: number, headings: string[]) {
  const [blocks, numbers]: [Block[], string[]] = [[], []];
  return {anchor, level, headings, blocks, names: new Set<string>(), messages: [], numbers, code: new Set<string>()};
}

function readTable({node, rows}: PageTable, {id}: Section): TableBlock {
  const head = node.children[0]!.children.map((cell) => codeTextOf([cell]));
  const table: TableBlock = {type: 'table', head, rows: rows.map(({cells}) => cells.map((cell) => codeTextOf([cell])))};
  const [first] = rows;
  if (first?.anchor === undefined) return table;
  return {...table, base: first.anchor === anchorPart(first.name) ? '' : id};
}

/** Numbers that readers paste: a leading port or status code, and the numbers in `Default` and `Installed` columns. */
function numbersOf({head, rows}: TableBlock): string[] {
  const [defaults, installed] = [head.indexOf(COLUMN.default), head.indexOf(COLUMN.installed)];
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

/** A table row or list item that begins with code explains that code. */
function addNames(section: Draft, nodes: PhrasingContent[], which: 'first' | 'all'): void {
  const flat = nodes.flatMap((node) => (node.type === 'strong' || node.type === 'link' ? node.children : [node]));
  if (flat[0]?.type !== 'inlineCode') return;
  const code = flat.flatMap((node) => (node.type === 'inlineCode' ? [node.value] : []));
  (which === 'all' ? code : code.slice(0, 1)).forEach((text) => {
    const name = IDENTIFIER.exec(text)?.[1];
    if (name !== undefined) section.names.add(name);
  });
}

/** A name, captured without the parameters of a call. */
const IDENTIFIER = /^([@$]?[A-Za-z_][\w.-]*)(?:\(.*\))?$/;
