import type {Element, Root, RootContent} from 'hast';
import {toString} from 'mdast-util-to-string';
import {labelClass} from './mark-operation-parts';

/**
 * Rehype plugin: puts each section of an operation into `operation`, without its heading, in three parts: what it does, its
 * requests with their responses, and its parameters with all else. Readers look for the request first; the style sheet can
 * show it beside the parameters.
 */
export default function groupExamples() {
  return (tree: Root) => {
    const isHeading = (node: RootContent) => node.type === 'element' && node.tagName === 'h2';
    tree.children = cutBefore(isHeading, tree.children).flatMap((section) => grouped(section));
  };
}

/** Nodes, cut before each that begins a part; what comes before the first of these is a part, too, even if it is nothing. */
function cutBefore(begins: (node: RootContent) => boolean, nodes: RootContent[]): RootContent[][] {
  const parts: RootContent[][] = [[]];
  for (const node of nodes) {
    if (begins(node)) parts.push([]);
    parts.at(-1)!.push(node);
  }
  return parts;
}

function grouped(section: RootContent[]): RootContent[] {
  const from = section.findIndex(isRequest);
  if (from === -1) return section;
  const to = endOfExamples(section, from);
  // A warning can wait until the reader has seen what it is about.
  const details = section.findIndex((node) => labelOf(node) !== undefined || isAdmonition(node));
  const [heading, ...description] = section.slice(0, details);
  // Each request with the response to it.
  const [, ...pairs] = cutBefore(isRequest, section.slice(from, to));
  const examples = part(
    pairs.map((pair) => part(pair)),
    'operation-examples',
  );
  const rest = [...section.slice(details, from), ...section.slice(to)];
  const parts = [part(description), examples, ...(rest.some(({type}) => type === 'element') ? [part(rest)] : [])];
  return [heading!, part(parts, 'operation')];
}

/** Position behind the last request or response: code, or a sentence that a label introduces. */
function endOfExamples(section: RootContent[], from: number): number {
  let end = from;
  let isIntroduced = false;
  for (const [at, node] of section.entries()) {
    if (at < from || node.type !== 'element') continue;
    const label = labelOf(node);
    const isExample = label ? label === 'Request' || label === 'Response' : node.tagName === 'pre' || isIntroduced;
    if (!isExample) break;
    isIntroduced = label !== undefined;
    end = at;
  }
  return end + 1;
}

const isRequest = (node: RootContent) => labelOf(node) === 'Request';

function isAdmonition(node: RootContent): boolean {
  return node.type === 'element' && node.tagName === 'admonition';
}

/** What a label such as `**Request**: by id` says. */
function labelOf(node: RootContent): string | undefined {
  if (node.type !== 'element' || !([] as unknown[]).concat(node.properties.className).includes(labelClass))
    return undefined;
  return toString(node.children[0]);
}

function part(children: RootContent[], className?: string): Element {
  return {
    type: 'element',
    tagName: 'div',
    properties: className ? {className: [className]} : {},
    children: children as Element['children'],
  };
}
