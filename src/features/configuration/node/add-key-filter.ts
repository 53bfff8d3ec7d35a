import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {isOfConfiguration} from '../../../page-model/fixed-pages';
import {importNode, jsx} from '../../../page-model/jsx';

/** Scanning a page with fewer entries is faster than typing a word. */
const MANY = 100;

/**
 * Remark plugin: adds a filter field to a configuration page with a great many keys. Runs after reference-tables, which
 * makes the entries.
 */
export default function addKeyFilter() {
  return (tree: Root, {path}: {path: string}) => {
    if (!isOfConfiguration(path)) return;
    let count = 0;
    visit(tree, 'mdxJsxFlowElement', ({name}) => {
      if (name === 'Entry') count += 1;
    });
    const first = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 2);
    if (count < MANY || first === -1) return;
    tree.children.splice(first, 0, jsx('KeyFilter', {}, []));
    tree.children.unshift(importNode('KeyFilter', '@site/src/features/configuration/ui/KeyFilter'));
  };
}
