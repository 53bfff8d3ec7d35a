import type {ElementContent, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {importNode, jsx} from './jsx';

/** A page with fewer entries is looked through faster than a word is typed. */
const MANY = 100;

/**
 * Rehype plugin: puts a field that filters its entries into a page with very many of one list of keys, that of the
 * configuration. Comes after reference-tables, which makes the entries.
 */
export default function addKeyFilter() {
  return (tree: Root, {path}: {path: string}) => {
    if (!/\bconfiguration\.md$/.test(path)) return;
    let count = 0;
    visit(tree, (node) => {
      if ('name' in node && node.name === 'Entry') count += 1;
    });
    const first = tree.children.findIndex((node) => node.type === 'element' && node.tagName === 'h2');
    if (count < MANY || first === -1) return;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the tree of MDX holds its elements as well
    const filter = jsx('KeyFilter', {}, []) as unknown as ElementContent;
    tree.children.splice(first, 0, filter);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- and imports
    tree.children.unshift(importNode('KeyFilter', '@site/src/components/KeyFilter') as unknown as ElementContent);
  };
}
