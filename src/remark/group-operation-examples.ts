import type {Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {importNode} from './jsx';

const LABELS = new Set(['Parameters', 'Request', 'Response', 'Errors', 'Behavior']);

/**
 * Remark plugin: gives the fixed parts of an operation a class for the style sheet, which only these pages load. Labels
 * such as `**Request**` become `operation-label`, the lines of permission and release `operation-fact`.
 *
 * Puts each section of an operation into `operation`, without its heading, in three parts: what it does, its requests with
 * their responses, and its parameters with all else. Readers look for the request first; the style sheet can show it beside
 * the parameters.
 */
export default function groupExamples() {
  return (tree: Root, {path}: {path: string}) => {
    if (!path.includes('/developers/operations-api/')) return;
    const isMarked = tree.children.map(markPart).includes(true);
    tree.children = cutBefore(isHeading, tree.children).flatMap(grouped);
    if (isMarked) tree.children.push(importNode(undefined, '@site/src/css/operations.css'));
  };
}

function markPart(node: RootContent): boolean {
  const className = labelOf(node) ? 'operation-label' : isFact(node) ? 'operation-fact' : undefined;
  if (className) node.data = {...node.data, hProperties: {className: [className]}};
  return className !== undefined;
}

/** What a label such as `**Request**: by id` says. */
function labelOf(node: RootContent): string | undefined {
  const [first] = node.type === 'paragraph' ? node.children : [];
  const label = first?.type === 'strong' ? toString(first) : '';
  return LABELS.has(label) ? label : undefined;
}

function isFact(node: RootContent): boolean {
  const [first] = node.type === 'paragraph' ? node.children : [];
  return first?.type === 'text' && /^(?:Permission|Since): /.test(first.value);
}

const isHeading = (node: RootContent) => node.type === 'heading' && node.depth === 2;
const isRequest = (node: RootContent) => labelOf(node) === 'Request';
/** Docusaurus has a type of its own for it. */
const isAdmonition = ({data}: RootContent) => data !== undefined && 'hName' in data && data.hName === 'admonition';

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
  return [heading!, part([part(description), examples, ...(rest.length > 0 ? [part(rest)] : [])], 'operation')];
}

/** Position behind the last request or response: code, or a sentence that a label introduces. */
function endOfExamples(section: RootContent[], from: number): number {
  let end = from;
  let isIntroduced = false;
  for (const [at, node] of section.entries()) {
    if (at < from || node.type === 'mdxJsxFlowElement') continue;
    const label = labelOf(node);
    const isExample = label ? label === 'Request' || label === 'Response' : node.type === 'code' || isIntroduced;
    if (!isExample) break;
    isIntroduced = label !== undefined;
    end = at;
  }
  return end + 1;
}

/** Becomes a `div`, as all do that HTML has no name for. */
function part(children: RootContent[], className?: string): RootContent {
  const data = className ? {hProperties: {className: [className]}} : {};
  return {type: 'part', children, data} as unknown as RootContent;
}
