import type {InlineCode, Nodes, Text} from 'mdast';

/** The text a reader sees of a node, on one line. Markup, comments and expressions have none, so `<br/>` leaves no space. */
export function textOf(node: Nodes): string {
  return onOneLine(rawText(node, true));
}

/** The same of nodes, with backticks around code. Links keep their words only, since they lead nowhere elsewhere. */
export function inlineText(nodes: readonly Nodes[]): string {
  return onOneLine(nodes.map((node) => rawText(node)).join(''));
}

/** @param isPlain code has no backticks; else, one in running text, which would begin code, is replaced */
function rawText(node: Nodes, isPlain = false): string {
  switch (node.type) {
    case 'text':
      return isPlain ? node.value : node.value.replaceAll('`', "'");
    case 'inlineCode':
      return isPlain || node.value.includes('`') ? node.value : `\`${node.value}\``;
    case 'break':
      return ' ';
    case 'image':
      return node.alt ?? '';
    default:
      return 'children' in node ? node.children.map((child) => rawText(child, isPlain)).join('') : '';
  }
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Text whose backticks mean code, such as the above makes, as inline Markdown. */
export function withCode(text: string): (InlineCode | Text)[] {
  return text
    .split('`')
    .map((value, index): InlineCode | Text => (index % 2 === 0 ? {type: 'text', value} : {type: 'inlineCode', value}))
    .filter(({value}) => value !== '');
}
