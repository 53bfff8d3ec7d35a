import type {Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** Longer code may be wider than what is left of a line on a phone, or than a cell. */
const SHORT = 20;
/** Longer code with words in it is a sentence, such as a message, even where a table lists names. */
const LONG = 40;

/**
 * Rehype plugin: keeps short code with words or options, such as `curl -u`, on one line, as `together`. What is as long as a
 * sentence is `statement`, which may break between its words anywhere. Names do not break anyway.
 */
export default function noWrapCode() {
  return (tree: Root) => {
    visit(tree, 'element', (node, _, parent) => {
      if (node.tagName !== 'code' || (parent?.type === 'element' && parent.tagName === 'pre')) return;
      const text = toString(node);
      if (isShortCommand(text)) node.properties.className = ['together'];
      else if (text.length > LONG && text.includes(' ')) node.properties.className = ['statement'];
    });
  };
}

const isShortCommand = (text: string): boolean => text.length <= SHORT && /\S[^\w.]\S/.test(text);
