import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** A link or an image of a page. */
export interface PlacedLink {
  /** As the source has it. */
  url: string;
  line: number;
  kind: 'link' | 'image';
  /** Whether Docusaurus looks for the file that it names; what components get is an address. */
  isMarkdown: boolean;
}

const ATTRIBUTE = /\s(href|to|src)="([^"]+)"/g;

/** All links and images of a page, in order, also those that components and HTML get in attributes. */
export function linksOf(tree: Root): PlacedLink[] {
  const links: PlacedLink[] = [];
  visit(tree, (node: Nodes) => {
    const line = node.position?.start.line ?? 1;
    switch (node.type) {
      case 'link':
      case 'definition':
        links.push({url: node.url, line, kind: 'link', isMarkdown: true});
        return;
      case 'image':
        links.push({url: node.url, line, kind: 'image', isMarkdown: true});
        return;
      case 'html':
        for (const [, name, url = ''] of node.value.matchAll(ATTRIBUTE)) links.push(ofAttribute(name, url, line));
        return;
      default:
        links.push(...attributesOf(node).flatMap(({name, value}) => ofAttributeValue(name, value, line)));
    }
  });
  return links;
}

function ofAttributeValue(name: string, value: unknown, line: number): PlacedLink[] {
  return /^(?:href|to|src)$/.test(name) && typeof value === 'string' ? [ofAttribute(name, value, line)] : [];
}

function ofAttribute(name: string | undefined, url: string, line: number): PlacedLink {
  return {url, line, kind: name === 'src' ? 'image' : 'link', isMarkdown: false};
}

/** The attributes of a component in MDX. */
export function attributesOf(node: Nodes): {name: string; value: unknown}[] {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' ? [{name: attribute.name, value: attribute.value}] : [],
  );
}
