import type {Nodes} from 'mdast';

/** The text a reader sees of a node, on one line. Markup, comments and expressions have none. */
export function textOf(node: Nodes): string {
  return rawText(node).replace(/\s+/g, ' ').trim();
}

function rawText(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'break':
      return ' ';
    case 'image':
      return node.alt ?? '';
    default:
      return childrenText(node);
  }
}

function childrenText(node: Nodes): string {
  return 'children' in node ? node.children.map((child) => rawText(child)).join('') : '';
}
