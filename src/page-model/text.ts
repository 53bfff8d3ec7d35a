import type {InlineCode, Nodes, Text} from 'mdast';
import {plainText, readCodeText, writeCodeText, type InlineText} from '../lib/inline-text';

/**
 * The running text of some nodes. Comments and expressions have none, so `<br/>` leaves no space; blocks are only their
 * content.
 */
export function readInlineText(nodes: readonly Nodes[]): InlineText {
  return nodes.flatMap((node): InlineText => {
    switch (node.type) {
      case 'text':
        return [node.value.replace(/\s+/g, ' ')];
      case 'inlineCode':
        return [{code: node.value}];
      case 'break':
        return [' '];
      case 'image':
        return [node.alt ?? ''];
      case 'strong':
        return [{strong: readInlineText(node.children)}];
      case 'emphasis':
        return [{emphasis: readInlineText(node.children)}];
      case 'link':
        return [{link: node.url, text: readInlineText(node.children)}];
      default:
        return 'children' in node ? readInlineText(node.children) : [];
    }
  });
}

/** The visible text of a node, on one line, without any markup. */
export function textOf(node: Nodes): string {
  return onOneLine(plainText(readInlineText([node])));
}

/** The same for several nodes, with backticks around code. Links keep only their text; elsewhere, they would break. */
export function codeTextOf(nodes: readonly Nodes[]): string {
  return onOneLine(writeCodeText(readInlineText(nodes)));
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Inline Markdown for a text with backticks around code. */
export function inlineNodes(text: string): (InlineCode | Text)[] {
  return readCodeText(text).map((piece) =>
    typeof piece === 'string' ? {type: 'text', value: piece} : {type: 'inlineCode', value: piece.code},
  );
}
