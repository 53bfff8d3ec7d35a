import type {Paragraph, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';

/** Of `**Request**` and the like. */
export const labelClass = 'operation-label';

/**
 * Remark plugin: gives the fixed parts of an operation a class for the style sheet. Labels such as `**Request**` become
 * `operation-label`, the lines of permission and release `operation-fact`.
 */
export default function markParts() {
  return (tree: Root, {path}: {path: string}) => {
    if (!path.includes('/developers/operations-api/')) return;
    for (const node of tree.children) {
      if (node.type !== 'paragraph') continue;
      const className = partOf(node);
      if (className) node.data = {...node.data, hProperties: {...node.data?.hProperties, className: [className]}};
    }
  };
}

const labels = new Set(['Parameters', 'Request', 'Response', 'Errors', 'Behavior']);

function partOf({children: [first]}: Paragraph): string | undefined {
  if (first?.type === 'text' && /^(?:Permission|Since): /.test(first.value)) return 'operation-fact';
  return first?.type === 'strong' && labels.has(toString(first)) ? labelClass : undefined;
}
