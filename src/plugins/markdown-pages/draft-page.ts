import type {Blockquote, Nodes, Paragraph, Parents, PhrasingContent, RootContent} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {parsePage} from '../../build/markdown';
import {componentMark, imageMark, linkMark, withoutForms} from './marks';
import {plainFences} from './request-fences';
import type {Draft} from './types';
import {writeMarkdown} from './write-markdown';

/** Components that only arrange what stands in them. */
const FRAMES = new Set(['Opening', 'FirstSight', 'Parts', 'Steps', 'Columns', 'Column', 'Timeline']);

/**
 * Turns the source of a page into plain Markdown: the same tree that the search index reads, with directives, JSX and the
 * fences of this site resolved.
 *
 * @throws the parser's error for MDX that is not well-formed, and Error for an expression, which has no plain form
 */
export function draftPage(source: string, isMdx: boolean): Draft {
  const tree = parsePage(source, isMdx);
  const draft: Draft = {body: '', links: [], images: [], hasFigures: false, headings: [], words: 0};
  const children = resolveChildren(tree, draft) as RootContent[];
  draft.body = writeMarkdown(children);
  draft.words = withoutForms(draft.body).match(/[\p{L}\p{N}$@][^\s|]*/gu)?.length ?? 0;
  return draft;
}

function resolveChildren(parent: Parents, draft: Draft): Nodes[] {
  return parent.children.flatMap((child) => resolve(child, draft));
}

/** A node whose children are resolved. */
function within<Node extends Parents>(node: Node, draft: Draft): Node {
  return {...node, children: resolveChildren(node, draft)};
}

function resolve(node: Nodes, draft: Draft): Nodes[] {
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
      return [];
    case 'code':
      return plainFences(node);
    case 'heading':
      draft.headings.push({level: node.depth, text: toString(node)});
      return [within(node, draft)];
    case 'link':
    case 'definition': {
      const url = markLink(node.url, draft);
      return [node.type === 'link' ? {...within(node, draft), url} : {...node, url}];
    }
    case 'image':
      return [{...node, title: null, url: imageMark(draft.images.push(node.url) - 1)}];
    case 'html':
      return /^<!--[^]*-->$/.test(node.value.trim()) ? [] : [node];
    case 'containerDirective':
      return [admonition(node, draft)];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return element(node, draft);
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      if (/^\/\*[^]*\*\/$/.test(node.value.trim())) return [];
      throw new Error(`{${node.value}} cannot be written as plain Markdown.`);
    default:
      return ['children' in node ? within(node, draft) : node];
  }
}

function markLink(url: string, draft: Draft): string {
  if (/^(?!pathname:)[a-z][a-z\d+.-]*:/i.test(url)) return url;
  return linkMark(draft.links.push(url) - 1);
}

/** A note or warning as a quotation that begins with its kind and title. */
function admonition(directive: ContainerDirective, draft: Draft): Blockquote {
  const [first, ...rest] = directive.children;
  const isLabelled = first?.type === 'paragraph' && Boolean(first.data?.directiveLabel);
  const name = directive.name.charAt(0).toUpperCase() + directive.name.slice(1);
  const label: PhrasingContent[] = isLabelled ? [{type: 'text', value: ': '}, ...within(first, draft).children] : [];
  const head: Paragraph = {
    type: 'paragraph',
    children: [{type: 'strong', children: [{type: 'text', value: name}, ...label]}],
  };
  const content = {...directive, children: isLabelled ? rest : directive.children};
  return {type: 'blockquote', children: [head, ...(resolveChildren(content, draft) as Blockquote['children'])]};
}

function element(node: MdxJsxFlowElement | MdxJsxTextElement, draft: Draft): Nodes[] {
  if (node.name === null || FRAMES.has(node.name)) return resolveChildren(node, draft);
  const attributes = Object.fromEntries(
    node.attributes.flatMap((attribute): [string, string][] =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
  // A drawing has no file of its own.
  if (node.name.endsWith('Figure')) {
    draft.hasFigures = true;
    return [{type: 'html', value: componentMark({name: 'Figure', attributes: {}})}];
  }
  return [{type: 'html', value: componentMark({name: node.name, attributes})}];
}
