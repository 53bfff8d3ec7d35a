import {basename, dirname, join} from 'node:path/posix';
import {visit} from 'unist-util-visit';
import {attributesOf, LINKING} from '../../src/page-model/links';
import {pageParser} from '../../src/page-model/parse';
import {versionOfFile} from '../../src/lib/version-names';
import type {Page} from '../pages/read-pages';

/** The position of the address of a link or an image in a text. */
interface Destination {
  start: number;
  end: number;
  url: string;
}

/**
 * Changes the addresses of links and images in a text, and no other character.
 *
 * @param change returns the new address, or undefined to keep it
 * @throws the parser's error, which names the line, for MDX that is not well-formed
 */
export function changeDestinations(text: string, isMdx: boolean, change: (url: string) => string | undefined): string {
  let changed = text;
  // Starts at the end, so that earlier positions stay valid.
  for (const {start, end, url} of readDestinations(text, isMdx).toSorted((a, b) => b.start - a.start)) {
    const other = change(url);
    if (other !== undefined) changed = changed.slice(0, start) + other + changed.slice(end);
  }
  return changed;
}

/** The addresses of all links, definitions and images of a page, and of elements in MDX. */
export function readDestinations(text: string, isMdx: boolean): Destination[] {
  const found: Destination[] = [];
  // MDX would parse the id of a heading as an expression. The replacement must not change the length of the text.
  const parsed = isMdx ? text.replace(/\{#([\w-]+)\}(?=[ \t]*$)/gm, '(#$1)') : text;
  visit(pageParser(isMdx).parse(parsed), (node) => {
    const {start: begin, end: last} = node.position!;
    const add = (url: string, from: number, end: number) => {
      const start = text.indexOf(url, from);
      // An address that is its own text, such as <https://example.com>, has no address after the text.
      if (start !== -1 && start < end) found.push({start, end: start + url.length, url});
    };
    if ('url' in node) {
      const words = 'children' in node ? node.children.at(-1)?.position?.end.offset : undefined;
      const shown = node.type === 'image' ? node.alt : node.type === 'definition' ? node.label : undefined;
      add(node.url, words ?? begin.offset! + (shown?.length ?? 0), last.offset!);
    }
    for (const {name, value, position} of attributesOf(node)) {
      if (LINKING.has(name)) add(value, position.start.offset! + name.length, position.end.offset!);
    }
  });
  return found;
}

/** The images that no other page of the version shows, as paths from the project's root. */
export function ownPictures(file: string, pages: readonly Page[]): string[] {
  const filesIn = (page: Page) =>
    readDestinations(page.text, page.file.endsWith('.mdx')).map(({url}) => join(dirname(page.file), url));
  const own = filesIn(pages.find((page) => page.file === file)!).filter((target) => /\/img\/[^/]+$/.test(target));
  const others = pages.filter((page) => page.file !== file && versionOfFile(page.file) === versionOfFile(file));
  return [...new Set(own)].filter((picture) => {
    const naming = others.filter(({text}) => text.includes(basename(picture)));
    return !naming.some((page) => filesIn(page).includes(picture));
  });
}
