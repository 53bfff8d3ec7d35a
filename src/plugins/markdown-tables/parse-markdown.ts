import type {PhrasingContent, Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {parse as parseYaml} from 'yaml';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);

/** The tree of a Markdown page. JSX of an MDX page comes out as text or HTML, which does no harm to tables and fences. */
export function parseMarkdown(text: string): Root {
  return parser.parse(text);
}

/** More than the pages that one version has of a kind that is read. */
const REMEMBERED = 64;

const trees = new Map<string, Root>();

/** `parseMarkdown` for who only reads the tree: neighboring versions share most pages, and equal texts share a tree. */
export function readMarkdown(text: string): Readonly<Root> {
  const tree = trees.get(text) ?? parseMarkdown(text);
  trees.delete(text);
  trees.set(text, tree);
  if (trees.size > REMEMBERED) trees.delete(trees.keys().next().value!);
  return tree;
}

/** The front matter of a page, empty when it has none. */
export function frontMatterOf(tree: Root): Record<string, unknown> {
  const [first] = tree.children;
  if (first?.type !== 'yaml') return {};
  const data: unknown = parseYaml(first.value);
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
}

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
