import type {Root} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {defaultHandlers, toMarkdown} from 'mdast-util-to-markdown';

/** Markdown of a tree, with tables as GitHub writes them. */
export function writeMarkdown(tree: Root): string {
  return toMarkdown(tree, {
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
    bullet: '-',
    emphasis: '_',
    rule: '-',
    fences: true,
    listItemIndent: 'one',
    handlers: {link: linkHandler},
  });
}

/**
 * Writes a link so that its address can be copied from the text: a query such as `?from=4.5&to=4.6` is not escaped, since
 * without a semicolon it is not a character reference.
 */
const linkHandler: typeof defaultHandlers.link = Object.assign(
  (...args: Parameters<typeof defaultHandlers.link>) => {
    const text = defaultHandlers.link(...args);
    const address = text.lastIndexOf('](');
    return text.slice(0, address) + text.slice(address).replaceAll(/\\&(?![\w#]+;)/g, '&');
  },
  {peek: defaultHandlers.link.peek},
);
