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
    tree.children = sectionsOf(tree.children).flatMap((section) => grouped(section));
  };
}

/** The nodes of a page, cut before each h2. */
function sectionsOf(nodes: RootContent[]): RootContent[][] {
  const sections: RootContent[][] = [[]];
  for (const node of nodes) {
    if (node.type === 'element' && node.tagName === 'h2') sections.push([]);
    sections.at(-1)!.push(node);
  }
  return sections;
}

function grouped(section: RootContent[]): RootContent[] {
  const from = section.findIndex((node) => labelOf(node) === 'Request');
  if (from === -1) return section;
  const to = endOfExamples(section, from);
  // A warning can wait until the reader has seen what it is about.
  const details = section.findIndex((node) => labelOf(node) !== undefined || isAdmonition(node));
  const [heading, ...description] = section.slice(0, details);
  const examples = part(pairsOf(section.slice(from, to)), 'operation-examples');
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

/** Each request with the response to it. */
function pairsOf(nodes: RootContent[]): Element[] {
  const pairs: RootContent[][] = [];
  for (const node of nodes) {
    if (labelOf(node) === 'Request') pairs.push([]);
    pairs.at(-1)!.push(node);
  }
  return pairs.map((pair) => part(pair));
}

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
