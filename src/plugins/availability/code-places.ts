import type {PhrasingContent, RootContent, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {headingId, parsePage} from '../../build/markdown';
import {anchorOf} from '../../build/entry-anchor';
import {haveEntryColumns} from '../../build/entry-columns';

/** A place where a page names something in code. */
export interface CodePlace {
  code: string;
  /** Id of the element that it can be linked by; empty at the beginning of the page. */
  anchor: string;
  /** How much the place is about it: 0 for a heading, 1 for what a table explains, 2 for a list, 3 for running text. */
  rank: 0 | 1 | 2 | 3;
  /** The heading above, if it is nothing but code. */
  under: string;
}

/** All places of a page that name something in code, in order. */
export function codePlaces(text: string): CodePlace[] {
  const places: CodePlace[] = [];
  const given = new Set<string>();
  let anchor = '';
  let under = '';

  function add(nodes: readonly PhrasingContent[], rank: CodePlace['rank'], at = anchor): void {
    for (const node of nodes) {
      if (node.type === 'inlineCode') places.push({code: node.value, anchor: at, rank, under});
      else if ('children' in node) add(node.children, rank, at);
    }
  }

  function addTable(table: Table): void {
    const [head, ...rows] = table.children;
    const columns = head!.children.map((cell) => toString(cell).trim());
    const isEntries = haveEntryColumns(columns) && rows.every(({children: [name]}) => isCode(name?.children));
    for (const {children: cells} of rows) {
      const [name, ...others] = cells;
      let at = anchor;
      if (isEntries && name) {
        const own = anchorOf(toString(name).trim(), {id: anchor, path: under}, columns[0]!);
        at = own;
        for (let count = 2; given.has(at); count += 1) at = `${own}-${count}`;
        given.add(at);
      }
      if (name) add(name.children, 1, at);
      for (const cell of others) add(cell.children, 3, at);
    }
  }

  function visit(node: RootContent): void {
    switch (node.type) {
      case 'heading': {
        if (node.depth === 1) return;
        anchor = headingId(node);
        const shown = node.children.filter((child) => !/^\s*(?:\{#[^}]*\}\s*)?$/.test(toString(child)));
        const [only] = shown;
        under = shown.length === 1 && only?.type === 'inlineCode' ? only.value : '';
        add(node.children, 0);
        return;
      }
      case 'code':
        if (node.lang === 'bash') {
          for (const line of node.value.split('\n')) places.push({code: line.trim(), anchor, rank: 3, under});
        }
        return;
      case 'table':
        addTable(node);
        return;
      case 'listItem': {
        const [first] = node.children;
        if (first?.type === 'paragraph') add(first.children.slice(0, 1), 2);
        node.children.forEach((child) => visit(child));
        return;
      }
      case 'paragraph':
        add(node.children, 3);
        return;
      default:
        if ('children' in node) node.children.forEach((child) => visit(child));
    }
  }

  parsePage(text).children.forEach((node) => visit(node));
  return places;
}

/** Whether the first cell of a row is one name and nothing else. */
function isCode([only, ...others]: PhrasingContent[] = []): boolean {
  return others.length === 0 && only?.type === 'inlineCode';
}
