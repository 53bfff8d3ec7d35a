import type {Nodes, Root} from 'mdast';
import {textOf} from '../../content/text';

/** A link of a page, and the words around it. */
export interface Call {
  /** Address as it is written: relative to the file, to the page, or of the site. */
  url: string;
  text: string;
}

/** Longer rows and items say more than what they link to. */
const LONGEST = 120;

/** What a page calls the places it links to: the words of the link, or of the table row or list item around it. */
export function collectCalls(tree: Root): Call[] {
  const calls: Call[] = [];

  function visit(node: Nodes, around: string): void {
    if (node.type === 'link' && !/^[a-z]+:/i.test(node.url)) calls.push({url: node.url, text: around || textOf(node)});
    if (!('children' in node)) return;
    const isUnit = node.type === 'tableRow' || node.type === 'listItem';
    const text = isUnit ? node.children.map((child) => textOf(child)).join(' ') : around;
    node.children.forEach((child) => visit(child, isUnit && text.length > LONGEST ? '' : text));
  }

  visit(tree, '');
  return calls;
}
