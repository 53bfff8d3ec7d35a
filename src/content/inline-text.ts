import type {InlineCode, PhrasingContent, Text} from 'mdast';

/** Inline Markdown as text: code keeps its backticks, links keep their words only, since they lead nowhere elsewhere. */
export function inlineText(nodes: PhrasingContent[]): string {
  return nodes
    .map((node): string => {
      if (node.type === 'inlineCode') return `\`${node.value}\``;
      if (node.type === 'break') return ' ';
      if ('children' in node) return inlineText(node.children);
      return 'value' in node ? node.value : '';
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Text whose backticks mean code, such as the above makes, as inline Markdown. */
export function withCode(text: string): (InlineCode | Text)[] {
  return text
    .split('`')
    .map((value, index): InlineCode | Text => (index % 2 === 0 ? {type: 'text', value} : {type: 'inlineCode', value}))
    .filter(({value}) => value !== '');
}
