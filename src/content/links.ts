import {posix} from 'node:path';
import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** A link or an image of a page. */
export interface PlacedLink {
  /** As the source has it. */
  url: string;
  /** Its words; for a component, those of its other attributes as well. */
  text: string;
  line: number;
  kind: 'link' | 'image';
  /** Whether Docusaurus looks for the file that it names; what components get is an address. */
  isMarkdown: boolean;
}

/** Where a link leads, as it is written; nothing but its end for an address with a host, a scheme or both. */
export interface LinkTarget {
  /** Path of a file from the project's root: of the page itself for `#anchor`. */
  file?: string;
  /** An address of this site, such as `/docs/4.6/rest`. */
  address?: string;
  /** With its question mark, or empty. */
  query: string;
  /** Without its number sign, or empty. */
  anchor: string;
}

/** Takes a link apart that stands in a file. Whether its target is there, others know. */
export function targetOf(url: string, from: string): LinkTarget {
  const [, path = '', query = '', anchor = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? [];
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) return {query, anchor};
  if (path.startsWith('/')) return {address: path, query, anchor};
  return {file: path === '' ? from : posix.join(posix.dirname(from), path), query, anchor};
}

/** The attributes of components and of HTML that lead somewhere. */
export const LINKING: ReadonlySet<string> = new Set(['href', 'to', 'src']);

const ATTRIBUTE = /\s(href|to|src)="([^"]+)"/g;

/** All links and images of a page, in order, also those that components and HTML get in attributes. */
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

/** The attributes of a component in MDX whose values are texts. */
export function attributesOf(node: Nodes): {name: string; value: string; position: NonNullable<Nodes['position']>}[] {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return [];
    return [{name: attribute.name, value: attribute.value, position: attribute.position!}];
  });
}
