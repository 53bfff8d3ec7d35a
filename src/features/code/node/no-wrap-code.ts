import type {Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** Longer code may not fit in the rest of a line on a phone, or in a cell. */
const SHORT = 20;
/** Longer code with spaces is a sentence, such as an error message, even in a table of names. */
const LONG = 40;

/**
 * Rehype plugin: short code with words or options, such as `curl -u`, gets the class `together`, which keeps it on one
 * line. Code as long as a sentence gets `statement`, which lets it break between any words. Names do not break anyway.
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
