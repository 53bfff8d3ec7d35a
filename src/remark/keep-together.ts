import type {Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** Longer code may be wider than what is left of a line on a phone, or than a cell. */
const SHORT = 20;

/** Rehype plugin: keeps short code with words or options, such as `curl -u`, on one line. Names do not break anyway. */
export default function keepTogether() {
  return (tree: Root) => {
    visit(tree, 'element', (node, _, parent) => {
      if (node.tagName !== 'code' || (parent?.type === 'element' && parent.tagName === 'pre')) return;
      if (isShortCommand(toString(node))) node.properties.className = ['together'];
    });
  };
}

const isShortCommand = (text: string): boolean => text.length <= SHORT && /\S[^\w.]\S/.test(text);
