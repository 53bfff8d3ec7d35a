import type {Root} from 'mdast';
import type {Processor} from 'unified';
import {visit} from 'unist-util-visit';
import {pageParser} from '../../src/content/parse';

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
  const tree = parseInPlace(text, isMdx, (start, end) => found.push({start, end, url: text.slice(start, end)}));
  return [...found, ...readAttributes(tree, text)];
}

/**
 * The tree of a page whose places are those of its text. `parsePage`, for all who only read, parses a text with other columns.
 *
 * @param note told where each address of a link or a picture is
 */
export function parseInPlace(text: string, isMdx = false, note: (start: number, end: number) => void = () => {}): Root {
  const parser = pageParser(isMdx).use(noteDestinations, note);
  // MDX would take the id of a heading for an expression. The text has to stay as long as it is.
  return parser.parse(isMdx ? text.replace(/\{#([\w-]+)\}(?=[ \t]*$)/gm, '(#$1)') : text);
}

/** The tree knows where a link is, and the parser below it where its address is. */
function noteDestinations(this: Processor, note: (start: number, end: number) => void) {
  const data = this.data();
  const raw = (token: Token) => note(token.start.offset, token.end.offset);
  // `<address>` with its brackets
  const literal = (token: Token) => note(token.start.offset + 1, token.end.offset - 1);
  data.fromMarkdownExtensions ??= [];
  data.fromMarkdownExtensions.push({
    enter: {
      resourceDestinationRaw: raw,
      definitionDestinationRaw: raw,
      resourceDestinationLiteral: literal,
      definitionDestinationLiteral: literal,
    },
  });
}

interface Token {
  start: {offset: number};
  end: {offset: number};
}

function readAttributes(tree: Root, text: string): Destination[] {
  const found: Destination[] = [];
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
      if (!['href', 'to', 'src'].includes(attribute.name) || !attribute.position) continue;
      const start = text.indexOf(attribute.value, attribute.position.start.offset! + attribute.name.length);
      found.push({start, end: start + attribute.value.length, url: attribute.value});
    }
  });
  return found;
}
