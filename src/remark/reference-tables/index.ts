import type {Element, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {entryAnchors, type EntryPlace} from '../../content/entry-anchors';
import {areEntries, entriesOf} from './entries';
import {shapeTable} from './shape-table';
import {readTable} from './read-table';

/**
 * Rehype plugin: renders the tables of a page for readers. Tables of keys and parameters become lists of entries, whose
 * description is in sight at any width; all others are told to the style sheet. The Markdown stays the tables that the
 * other plugins read.
 */
export default function referenceTables() {
  return (tree: Root) => {
    const taken = new Set<string>();
    visit(tree, 'element', ({properties: {id}}) => {
      if (typeof id === 'string') taken.add(id);
    });
    let section: EntryPlace = {id: '', code: ''};
    const anchorOf = entryAnchors(taken);
    visit(tree, 'element', (node, index, parent) => {
      if (/^h[1-6]$/.test(node.tagName)) section = sectionOf(node);
      if (node.tagName !== 'table') return undefined;
      const table = readTable(node);
      if (!parent || index === undefined || !areEntries(table)) {
        shapeTable(node, table);
        return undefined;
      }
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the tree of MDX holds its elements as well
      parent.children[index] = entriesOf(table, section, {taken, anchorOf}) as unknown as Element;
      return [SKIP, index + 1];
    });
  };
}

/** What a heading says of the tables below it. */
function sectionOf(heading: Element): EntryPlace {
  const shown = heading.children.filter((child) => toString(child).trim() !== '');
  const [only] = shown;
  const isCode = shown.length === 1 && only?.type === 'element' && only.tagName === 'code';
  const {id} = heading.properties;
  return {id: typeof id === 'string' ? id : '', code: isCode ? toString(only) : ''};
}
