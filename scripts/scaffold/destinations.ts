import {basename, dirname, join} from 'node:path/posix';
import {visit} from 'unist-util-visit';
import {attributesOf, LINKING} from '../../src/content/links';
import {pageParser} from '../../src/content/parse';
import {versionOfFile} from '../../src/lib/versions/version-names';
import type {Page} from '../pages/read-pages';

/** Where the address of a link or a picture stands in a text. */
interface Destination {
  start: number;
  end: number;
  url: string;
}

/**
 * A text whose links and pictures lead elsewhere, otherwise the same to the character.
 *
 * @param change the new address of one, or undefined where it stays
 * @throws the parser's error, which names the line, for MDX that is not well-formed
 */
export function changeDestinations(text: string, isMdx: boolean, change: (url: string) => string | undefined): string {
  let changed = text;
  // From the end, so that the places before it stay where they are.
  for (const {start, end, url} of readDestinations(text, isMdx).toSorted((a, b) => b.start - a.start)) {
    const other = change(url);
    if (other !== undefined) changed = changed.slice(0, start) + other + changed.slice(end);
  }
  return changed;
}

/** The addresses of all links, definitions and pictures of a page, and of elements in MDX. */
export function readDestinations(text: string, isMdx: boolean): Destination[] {
  const found: Destination[] = [];
  // MDX would take the id of a heading for an expression. The text has to stay as long as it is.
  const parsed = isMdx ? text.replace(/\{#([\w-]+)\}(?=[ \t]*$)/gm, '(#$1)') : text;
  visit(pageParser(isMdx).parse(parsed), (node) => {
    const {start: begin, end: last} = node.position!;
    const add = (url: string, from: number, end: number) => {
      const start = text.indexOf(url, from);
      // An address that is its own text, such as <https://example.com>, has none behind it.
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

/** The pictures that only one page of a version shows, from the project's root. */
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
