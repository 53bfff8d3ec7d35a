/** The only parser of pages. It reads a page as Docusaurus does, for everything made from pages except their HTML. */

import {createSlugger, escapeMarkdownHeadingIds, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading, Nodes, PhrasingContent, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type Processor} from 'unified';
import {visit} from 'unist-util-visit';

declare module 'mdast' {
  interface HeadingData {
    id?: string;
    writtenId?: string | undefined;
  }
}

const markdown = pageParser(false);
const mdx = pageParser(true);

/** The names of the boxes that pages can have: `:::note` … `:::`. */
export const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important', 'secondary', 'success'];

/** More than there are distinct pages in all versions; each tree takes a tenth of a megabyte. */
const REMEMBERED = 2000;

/**
 * Shared by the whole process: what Docusaurus loads with each import of a function has its own copy of this module, and
 * parses the same pages.
 */
const trees: Map<string, Root> = ((globalThis as {pageTrees?: Map<string, Root>}).pageTrees ??= new Map());

/**
 * Parses a page as Docusaurus does: `.mdx` as MDX, everything else as CommonMark. Headings get an id, which is removed
 * from their text, see `headingId`; `:name` and `::name`, which are not directives on this site, become text again.
 *
 * Parsing is most of the cost of reading a page, several plugins read each page, and versions share pages: equal texts
 * share a tree, so callers must not change it.
 * @param source the whole file: with its front matter, lines in the tree are those of the file
 * @throws the parser's error, which names the line, for MDX that is not well-formed
 */
export function parsePage(source: string, isMdx = false): Root {
  const key = `${isMdx}\n${source}`;
  const tree = trees.get(key) ?? parse(parsedText(source, isMdx), isMdx);
  trees.delete(key);
  trees.set(key, tree);
  if (trees.size > REMEMBERED) trees.delete(trees.keys().next().value!);
  return tree;
}

/**
 * The parser behind `parsePage`, for callers that edit the source of a page. It does not set the ids of
 * headings.
 */
export function pageParser(isMdx: boolean): Processor<Root> {
  const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective);
  if (isMdx) parser.use(remarkMdx);
  return parser;
}

/** The text that the positions in a tree refer to: it has the same lines as the source, but columns may differ. */
export function parsedText(source: string, isMdx = false): string {
  return isMdx ? escapeMarkdownHeadingIds(source) : source;
}

function parse(text: string, isMdx: boolean): Root {
  const tree = (isMdx ? mdx : markdown).parse(text);
  restoreDirectives(tree);
  const slugger = createSlugger();
  visit(tree, 'heading', (heading) => {
    const writtenId = takeCommentId(heading) ?? takeClassicId(heading);
    heading.data = {...heading.data, id: writtenId ?? slugger.slug(shownText(heading)), writtenId};
  });
  return tree;
}

/** The id that Docusaurus gives a heading: the one written after it, or one made from its text. */
export function headingId({data}: Heading): string {
  return data!.id!;
}

/** The id written after a heading, which stays when its words change; undefined if there is none. */
export function writtenHeadingId({data}: Heading): string | undefined {
  return data?.writtenId;
}

function restoreDirectives(parent: Nodes): void {
  if (!('children' in parent)) return;
  parent.children.forEach(restoreDirectives);
  parent.children = (parent.children as RootContent[]).flatMap(restored) as typeof parent.children;
}

function restored(node: RootContent): RootContent[] {
  if (node.type !== 'textDirective' && node.type !== 'leafDirective') return [node];
  const {type, name, children, position} = node;
  if (type === 'textDirective') return [{type: 'text', value: `:${name}`, position}, ...children];
  const space: PhrasingContent[] = children.length > 0 ? [{type: 'text', value: ' ', position}] : [];
  return [
    {type: 'paragraph', children: [{type: 'text', value: `::${name}`, position}, ...space, ...children], position},
  ];
}

function takeCommentId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  const word = last && commentOf(last)?.trim().split(' ')[0];
  if (!word?.startsWith('#') || word.length === 1) return undefined;
  heading.children.pop();
  trimEnd(heading);
  return word.slice(1);
}

function commentOf(node: PhrasingContent): string | undefined {
  if (node.type === 'html') return /^<!--([\s\S]*)-->$/.exec(node.value)?.[1];
  if (node.type === 'mdxTextExpression') return /^\/\*([\s\S]*)\*\/$/.exec(node.value.trim())?.[1];
  return undefined;
}

/** `{#id}` is at the end of the last text node. */
function takeClassicId(heading: Heading): string | undefined {
  const {id} = parseMarkdownHeadingId(shownText(heading), 'classic');
  const last = heading.children.at(-1);
  if (!id || last?.type !== 'text') return undefined;
  last.value = parseMarkdownHeadingId(last.value, 'classic').text;
  if (last.value === '') heading.children.pop();
  trimEnd(heading);
  return id;
}

function trimEnd(heading: Heading): void {
  const last = heading.children.at(-1);
  if (last?.type === 'text') last.value = last.value.trimEnd();
}

function shownText(heading: Heading): string {
  const shown = heading.children.filter(({type}) => type !== 'html');
  return toString(shown.length > 0 ? shown : heading);
}
