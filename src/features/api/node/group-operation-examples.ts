import type {Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {isOfOperations} from '../../../page-model/fixed-pages';
import {importNode} from '../../../page-model/jsx';

const LABELS = new Set(['Parameters', 'Request', 'Response', 'Errors', 'Behavior']);

/**
 * Remark plugin: gives the fixed parts of an operation classes for a style sheet that only these pages load. Labels
 * such as `**Request**` become `operation-label`, the permission and release lines `operation-fact`.
 *
 * Wraps each operation's section, except its heading, in `operation`, in three parts: what it does, its requests with
 * their responses, and its parameters with everything else. Readers look for the request first; the style sheet can
 * show it next to the parameters.
 */
export default function groupExamples() {
  return (tree: Root, {path}: {path: string}) => {
    if (!isOfOperations(path)) return;
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

/** The label of a paragraph: `Request` for `**Request**: by id`. */
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
const isAdmonition = ({type}: RootContent) => type === 'containerDirective';

/** Splits nodes before each one that begins a part. The first part is what comes before those, and may be empty. */
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
  // Each request with its response.
  const [, ...pairs] = cutBefore(isRequest, section.slice(from, to));
  const examples = part(
    pairs.map((pair) => part(pair)),
    'operation-examples',
  );
  const rest = [...section.slice(details, from), ...section.slice(to)];
  return [heading!, part([part(description), examples, ...(rest.length > 0 ? [part(rest)] : [])], 'operation')];
}

/** Position after the last request or response: code, or a sentence that a label introduces. */
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

/** Becomes a `div`, like every node that HTML has no name for. */
function part(children: RootContent[], className?: string): RootContent {
  const data = className ? {hProperties: {className: [className]}} : {};
  return {type: 'part', children, data} as unknown as RootContent;
}
