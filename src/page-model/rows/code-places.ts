import type {PhrasingContent, RootContent} from 'mdast';
import {memoize} from '../memoize';
import {sectionsOfPage} from '../sections';
import type {Section} from '../types';

/** A place where a page names something in code. */
export interface CodePlace {
  code: string;
  /** Id of the element that it can be linked by; empty at the beginning of the page. */
  anchor: string;
  /**
   * The closeness of the place to the name: 0 for a heading, 1 for an entry of a table, 2 for the beginning of another
   * row or of a list item, 3 otherwise.
   */
  rank: 0 | 1 | 2 | 3;
  /** The heading above it, if that is nothing but code. */
  under: string;
}

/** All places of a page that name something in code, in order. */
export const codePlaces = memoize('places', (text: string, isMdx: boolean) =>
  sectionsOfPage(text, isMdx).flatMap(placesIn),
);

function placesIn({id: anchor, code: under, heading, nodes, tables}: Section): CodePlace[] {
  const places: CodePlace[] = [];

  function add(inlines: readonly PhrasingContent[], rank: CodePlace['rank'], at = anchor): void {
    for (const node of inlines) {
      if (node.type === 'inlineCode') places.push({code: node.value, anchor: at, rank, under});
      else if ('children' in node) add(node.children, rank, at);
    }
  }

  function visit(node: RootContent): void {
    switch (node.type) {
      case 'code':
        if (node.lang === 'bash') {
          for (const line of node.value.split('\n')) places.push({code: line.trim(), anchor, rank: 3, under});
        }
        return;
      case 'table':
        for (const row of tables.find((table) => table.node === node)!.rows) {
          // A row without an anchor only mentions what it begins with.
          const first = row.anchor === undefined ? 2 : 1;
          row.cells.forEach((cell, column) => add(cell.children, column === 0 ? first : 3, row.anchor));
        }
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

  add(heading?.children ?? [], 0);
  nodes.forEach(visit);
  return places;
}
