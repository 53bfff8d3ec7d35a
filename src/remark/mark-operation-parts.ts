import type {Paragraph, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {importNode} from './jsx';

/** Of `**Request**` and the like. */
export const labelClass = 'operation-label';

/**
 * Remark plugin: gives the fixed parts of an operation a class for the style sheet, which only these pages load. Labels
 * such as `**Request**` become `operation-label`, the lines of permission and release `operation-fact`.
 */
export default function markParts() {
  return (tree: Root, {path}: {path: string}) => {
    if (!path.includes('/developers/operations-api/')) return;
    let isUsed = false;
    for (const node of tree.children) {
      if (node.type !== 'paragraph') continue;
      const className = partOf(node);
      if (!className) continue;
      isUsed = true;
      node.data = {...node.data, hProperties: {...node.data?.hProperties, className: [className]}};
    }
    if (isUsed) tree.children.push(importNode(undefined, '@site/src/css/operations.css'));
  };
}

const labels = new Set(['Parameters', 'Request', 'Response', 'Errors', 'Behavior']);

function partOf({children: [first]}: Paragraph): string | undefined {
  if (first?.type === 'text' && /^(?:Permission|Since): /.test(first.value)) return 'operation-fact';
  return first?.type === 'strong' && labels.has(toString(first)) ? labelClass : undefined;
}
