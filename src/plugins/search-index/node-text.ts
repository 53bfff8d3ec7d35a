import type {Nodes} from 'mdast';

/** The text a reader sees of a node, on one line. Markup, comments and expressions have none. */
export function textOf(node: Nodes): string {
  return rawText(node).replace(/\s+/g, ' ').trim();
}

/** The same of one or more nodes, with backticks around code. */
export function inlineText(...nodes: Nodes[]): string {
  return nodes
    .map((node) => rawText(node, (code) => (code.includes('`') ? code : `\`${code}\``)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

function rawText(node: Nodes, ofCode = asItIs): string {
  switch (node.type) {
    case 'text':
      // A backtick in running text would begin code.
      return ofCode === asItIs ? node.value : node.value.replaceAll('`', "'");
    case 'inlineCode':
      return ofCode(node.value);
    case 'break':
      return ' ';
    case 'image':
      return node.alt ?? '';
    default:
      return childrenText(node, ofCode);
  }
}

const asItIs = (code: string) => code;

function childrenText(node: Nodes, ofCode: typeof asItIs): string {
  return 'children' in node ? node.children.map((child) => rawText(child, ofCode)).join('') : '';
}
