import type {Root, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

const writer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-', fences: true, listItemIndent: 'one'});

/** Markdown of a tree that has nothing but CommonMark and tables. */
export function writeMarkdown(children: RootContent[]): string {
  const root: Root = {type: 'root', children};
  return writer.stringify(root);
}
