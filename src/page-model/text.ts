import type {InlineCode, Nodes, Text} from 'mdast';

/** The visible text of a node, on one line. Markup, comments and expressions have none, so `<br/>` leaves no space. */
export function textOf(node: Nodes): string {
  return onOneLine(rawText(node, true));
}

/** The same for several nodes, with backticks around code. Links keep only their text; elsewhere, they would break. */
export function inlineText(nodes: readonly Nodes[]): string {
  return onOneLine(nodes.map((node) => rawText(node)).join(''));
}

/** @param isPlain whether code has no backticks; otherwise, backticks in prose, which would begin code, are replaced */
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

/** Inline Markdown for a text whose backticks mean code, as `inlineText` makes it. */
export function withCode(text: string): (InlineCode | Text)[] {
  return text
    .split('`')
    .map((value, index): InlineCode | Text => (index % 2 === 0 ? {type: 'text', value} : {type: 'inlineCode', value}))
    .filter(({value}) => value !== '');
}
