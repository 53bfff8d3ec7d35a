import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {versionOfFile, WORKING_COPY} from '../lib/versions/version-names';
import {importNode} from './import-component';

const COMPONENT = 'OperationIndex';
const IDENTIFIER = 'operationRows';

/**
 * Remark plugin: hands `<OperationIndex />` the rows of the docs version that the page belongs to.
 *
 * The page stays the same in every version, the import keeps the rows out of all other pages, and the bundler knows
 * that the page depends on them.
 */
export default function importRows() {
  return (tree: Root, {path}: {path: string}) => {
    let isUsed = false;
    visit(tree, (node) => {
      if (!('name' in node && node.name === COMPONENT && 'attributes' in node)) return;
      isUsed = true;
      (node.attributes as unknown[]).push(rowsAttribute());
    });
    if (!isUsed) return;
    const rows = `@generated/api-catalogue/default/operations-${versionOfFile(path) ?? WORKING_COPY}.json`;
    tree.children.unshift(importNode(IDENTIFIER, rows) as unknown as RootContent);
  };
}

function rowsAttribute() {
  const expression = {type: 'Identifier', name: IDENTIFIER};
  const estree = {type: 'Program', sourceType: 'module', body: [{type: 'ExpressionStatement', expression}]};
  const value = {type: 'mdxJsxAttributeValueExpression', value: IDENTIFIER, data: {estree}};
  return {type: 'mdxJsxAttribute', name: 'rows', value};
}
