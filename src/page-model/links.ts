import {posix} from 'node:path';
import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** A link or an image of a page. */
export interface PlacedLink {
  /** As written in the source. */
  url: string;
  /** Text of the link; for a component, also the values of its other attributes. */
  text: string;
  line: number;
  kind: 'link' | 'image';
  /** True if Docusaurus resolves it as a file; components get an address. */
  isMarkdown: boolean;
}

/** The target of a link, as written; only its query and anchor for an address with a host, a scheme or both. */
export interface LinkTarget {
  /** Path of a file from the project's root; for `#anchor`, that of the page itself. */
  file?: string;
  /** An address of this site, such as `/docs/4.6/rest`. */
  address?: string;
  /** With its question mark, or empty. */
  query: string;
  /** Without its `#`, or empty. */
  anchor: string;
}

/** Parses a link in the file `from`. Does not check whether the target exists. */
export function targetOf(url: string, from: string): LinkTarget {
  const [, path = '', query = '', anchor = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? [];
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) return {query, anchor};
  if (path.startsWith('/')) return {address: path, query, anchor};
  return {file: path === '' ? from : posix.join(posix.dirname(from), path), query, anchor};
}

/** The attributes of components and of HTML that hold links. */
export const LINKING: ReadonlySet<string> = new Set(['href', 'to', 'src']);

const ATTRIBUTE = /\s(href|to|src)="([^"]+)"/g;

/** All links and images of a page, in order, including those in attributes of components and HTML. */
export function linksOf(tree: Root): PlacedLink[] {
  const links: PlacedLink[] = [];
  visit(tree, (node: Nodes, _, parent) => {
    const add = (url: string, text: string, name: string, line = node.position?.start.line ?? 1) => {
      const isMarkdown = 'url' in node;
      const kind = name === 'src' || node.type === 'image' ? 'image' : 'link';
      links.push({url, text: text.replace(/\s+/g, ' ').trim(), line, kind, isMarkdown});
    };
    if (node.type === 'link') add(node.url, toString(node), '');
    else if (node.type === 'definition') add(node.url, node.label ?? node.identifier, '');
    else if (node.type === 'image') add(node.url, node.alt ?? '', '');
    else if (node.type === 'html') {
      for (const [, name = '', url = ''] of node.value.matchAll(ATTRIBUTE)) add(url, toString(parent), name);
    } else {
      const attributes = attributesOf(node);
      const words = attributes.filter(({name}) => !LINKING.has(name)).map(({value}) => value);
      for (const {name, value, position} of attributes) {
        if (LINKING.has(name)) add(value, [...words, toString(node)].join(' '), name, position.start.line);
      }
    }
  });
  return links;
}

/** The attributes of a component in MDX whose values are strings. */
export function attributesOf(node: Nodes): {name: string; value: string; position: NonNullable<Nodes['position']>}[] {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return [];
    return [{name: attribute.name, value: attribute.value, position: attribute.position!}];
  });
}
