import type {Element, Nodes, Parents as HtmlParents, RootContent as HtmlContent} from 'hast';
import type {BlockContent, Code, List, ListItem, PhrasingContent, Root} from 'mdast';
import {defaultHandlers, toMdast, type Options, type State} from 'hast-util-to-mdast';
import {EXIT, SKIP, visit} from 'unist-util-visit';

/** Addresses of what an article refers to. */
export interface Targets {
  /** @param href as it is on the page */
  link: (href: string) => string;
  /** @param file of a drawing, as named in the page's source. Drawings without an address are described in words. */
  image?: (file: string) => string;
}

const handlers: NonNullable<Options['handlers']> = {
  a: (state, link: Element, parent) => (isPlace(link, parent) ? state.all(link) : defaultHandlers.a(state, link)),
  div(state, div: Element) {
    if (hasClass(div, 'theme-code-block')) return codeBlock(state, div);
    return hasClass(div, 'admonition') ? admonition(state, div) : defaultHandlers.div(state, div);
  },
  dl: entries,
  dt: (state, term: Element) => state.all(term),
};

/**
 * The article of a page as a Markdown tree. It modifies the article's own tree.
 *
 * It knows nothing about components: a new one only has to be HTML that a screen reader would read well.
 */
export function articleTree(article: Element, {link, image}: Targets): Root {
  makePlain(article);
  const tree = toMdast({type: 'root', children: [article]}, {handlers}) as Root;
  visit(tree, (node, index, parent) => {
    if (node.type === 'link') node.url = link(node.url);
    if (node.type !== 'image') return;
    if (image && node.url) node.url = image(node.url);
    else parent!.children[index!] = {type: 'emphasis', children: [{type: 'text', value: `Figure: ${node.alt}`}]};
  });
  return tree;
}

/** Removes the controls of a page, reduces code to its text, and separates what only CSS separates. */
function makePlain(article: Element): void {
  visit(article, (element, index, parent) => {
    delete element.position;
    if (index !== undefined && element.type === 'comment') {
      parent!.children.splice(index, 1);
      return [SKIP, index];
    }
    if (element.type !== 'element') return undefined;
    const {role, ariaLabel, dataFile} = element.properties;
    if (role === 'img') {
      Object.assign(element, {tagName: 'img', properties: {alt: ariaLabel, src: dataFile}, children: []});
      return undefined;
    }
    if (index !== undefined && isTool(element)) {
      parent!.children.splice(index, 1);
      return [SKIP, index];
    }
    if (element.tagName === 'code') element.children = [{type: 'text', value: textOf(element)}];
    if (index !== undefined && isApart(element, parent!.children[index - 1])) {
      parent!.children.splice(index, 0, {type: 'text', value: ', '});
      return index + 2;
    }
    return undefined;
  });
}

const TOOLS = new Set(['button', 'nav', 'search', 'script', 'style', 'svg']);
const TOOL_CLASSES = ['hash-link', 'theme-doc-toc-mobile', 'spoken'];
const TOOL_ROLES = new Set<unknown>(['menu', 'tablist', 'status']);

function isTool(element: Element): boolean {
  const {role, ariaHidden} = element.properties;
  if (TOOLS.has(element.tagName) || ariaHidden === 'true' || TOOL_ROLES.has(role)) return true;
  return TOOL_CLASSES.some((name) => hasClass(element, name));
}

/** Returns true if only the CSS of a component separates an element from what comes before it. */
function isApart(element: Element, before: HtmlContent | undefined): boolean {
  if (!['a', 'time', 'small', 'span'].includes(element.tagName) || !before || textOf(element) === '') return false;
  const isText = before.type === 'text' && element.tagName === 'span';
  return (isText || before.type === 'element') && /\S$/.test(textOf(before));
}

/** Returns true if a link is just an anchor: it is empty, or links to its own place. */
function isPlace({properties: {href}, children}: Element, parent: HtmlParents | undefined): boolean {
  return children.length === 0 || (parent?.type === 'element' && href === `#${String(parent.properties.id)}`);
}

function codeBlock(state: State, block: Element): Code {
  const pre = findElement(block, ({tagName}) => tagName === 'pre')!;
  const title = findElement(block, (element) => hasClass(element, 'code-title'));
  const code = defaultHandlers.pre(state, pre);
  return {...code, lang: code.lang ?? 'text', meta: title ? `title=${quoted(textOf(title))}` : null};
}

const quoted = (text: string) => (text.includes('"') ? `'${text}'` : `"${text}"`);

/** A note or warning as a block quote that begins with its kind and title. */
function admonition(state: State, {properties, children: [heading, content]}: Element) {
  const kind = String(properties.dataKind);
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  const title = state.all(heading as Element) as PhrasingContent[];
  const isNamed = textOf(heading!).trim() !== kind;
  const head: PhrasingContent[] = [{type: 'text', value: isNamed ? `${name}: ` : name}, ...(isNamed ? title : [])];
  return {
    type: 'blockquote' as const,
    children: [
      {type: 'paragraph' as const, children: [{type: 'strong' as const, children: head}]},
      ...(state.toFlow(state.all(content as Element)) as BlockContent[]),
    ],
  };
}

/** Terms and their descriptions, as a list of items that begin with the term and its facts. */
function entries(state: State, list: Element): List {
  const items: ListItem[] = [];
  let previous: string | undefined;
  for (const child of list.children) {
    if (child.type !== 'element') continue;
    const content = state.toFlow(state.all(child)) as BlockContent[];
    if (child.tagName === 'dt') items.push({type: 'listItem', spread: false, children: content});
    else items.at(-1)?.children.push(...(previous === 'dt' ? joined(items.at(-1)!, content) : content));
    previous = child.tagName;
  }
  return {type: 'list', ordered: false, spread: false, children: items};
}

/** Adds the first paragraph of the content to the line of the term, and returns the rest. */
function joined({children: [term]}: ListItem, content: BlockContent[]): BlockContent[] {
  const [first, ...rest] = content;
  if (term?.type !== 'paragraph' || first?.type !== 'paragraph') return content;
  term.children.push({type: 'text', value: ': '}, ...first.children);
  return rest;
}

/** Returns true if an element has a class. */
export function hasClass({properties: {className}}: Element, name: string): boolean {
  return Array.isArray(className) && className.includes(name);
}

/** The first matching element below a node. */
export function findElement(node: Nodes, fits: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(node, 'element', (element) => {
    if (element === node || !fits(element)) return undefined;
    found = element;
    return EXIT;
  });
  return found;
}

function textOf(node: HtmlContent): string {
  if (node.type === 'element') return node.children.map(textOf).join('');
  return node.type === 'text' ? node.value : '';
}
