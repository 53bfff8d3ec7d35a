import {admonitionTitleToDirectiveLabel, escapeMarkdownHeadingIds} from '@docusaurus/utils';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective);
const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective);

const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important', 'secondary', 'success'];

/**
 * Parses a page as Docusaurus does: `.mdx` as MDX, everything else as CommonMark.
 * @throws the parser's error, which names the line, for MDX that is not well-formed
 */
export function parseMarkdown(source: string, isMdx: boolean): Root {
  const labelled = admonitionTitleToDirectiveLabel(source, ADMONITIONS);
  return isMdx ? mdx.parse(escapeMarkdownHeadingIds(labelled)) : markdown.parse(labelled);
}
