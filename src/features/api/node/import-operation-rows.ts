import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {versionOfFile, WORKING_COPY} from '../../../lib/version-names';
import {attributesOf, importNode} from '../../../page-model/jsx';

/**
 * Remark plugin: gives `<OperationIndex />` the rows of the page's docs version.
 *
 * The page stays the same in every version, the import keeps the rows out of all other pages, and the bundler knows
 * that the page depends on them.
 */
export default function importRows() {
  return (tree: Root, {path}: {path: string}) => {
    let isUsed = false;
    visit(tree, 'mdxJsxFlowElement', ({name, attributes}) => {
      if (name !== 'OperationIndex') return;
      isUsed = true;
      attributes.push(...attributesOf('<OperationIndex rows={operationRows} />'));
    });
    if (!isUsed) return;
    const rows = `@generated/api-catalogue/default/operations-${versionOfFile(path) ?? WORKING_COPY}.json`;
    tree.children.unshift(importNode('operationRows', rows));
  };
}
