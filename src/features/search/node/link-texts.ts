import type {Nodes, Root} from 'mdast';
import {targetOf} from '../../../page-model/links';
import {textOf} from '../../../page-model/text';
import type {IndexedSection} from '../engine/shard';

/** A link on a page, with its text or the text around it. */
export interface LinkText {
  /** As written: relative to the file, or an address on the site. */
  url: string;
  text: string;
}

/** In characters: longer rows and items are about more than the link. */
const LONGEST = 120;

/** The links of a page, each with its own text or that of the table row or list item around it. */
export function linkTextsOf(tree: Root): LinkText[] {
  const links: LinkText[] = [];

  function visit(node: Nodes, around: string): void {
    if (node.type === 'link' && !/^[a-z]+:/i.test(node.url)) links.push({url: node.url, text: around || textOf(node)});
    if (!('children' in node)) return;
    const isUnit = node.type === 'tableRow' || node.type === 'listItem';
    const text = isUnit ? node.children.map((child) => textOf(child)).join(' ') : around;
    node.children.forEach((child) => visit(child, isUnit && text.length > LONGEST ? '' : text));
  }

  visit(tree, '');
  return links;
}

/** A page with its links. */
export interface LinkingPage {
  /** Path of the source file. */
  file: string;
  /** Address of the page. */
  path: string;
  /** Position of the page in its shard. */
  page: number;
  links: readonly LinkText[];
}

/** Adds to each section the link texts that other pages use for it, which are often the words of readers. */
export function addLinkTexts(sections: IndexedSection[], pages: readonly LinkingPage[]): void {
  const byPlace = new Map(pages.flatMap(({file, path, page}) => [[file, page] as const, [path, page] as const]));
  const bySection = new Map(sections.map((section) => [`${section.page}#${section.anchor ?? ''}`, section]));
  for (const {file: from, page, links} of pages) {
    for (const {url, text} of links) {
      const {file, address, anchor} = targetOf(url, from);
      const target = byPlace.get(address ?? file ?? '');
      const section = bySection.get(`${target}#${anchor}`);
      // Links within a page just repeat the headings.
      if (section && target !== page) section.linkTexts = [...new Set([...(section.linkTexts ?? []), text])];
    }
  }
}
