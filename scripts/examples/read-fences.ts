import type {Code, Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {memoize} from '../../src/page-model/memoize';
import {parsedText, parsePage} from '../../src/page-model/parse';
import type {Fence} from './types';

/** The fences of a page, in order, including those inside lists, admonitions and components. */
export function readFences(file: string, text: string): Fence[] {
  return parseFences(text, file.endsWith('.mdx')).map((fence) => ({...fence, file}));
}

const parseFences = memoize('fences', (text: string, isMdx: boolean): Omit<Fence, 'file'>[] => {
  const source = parsedText(text, isMdx);
  const fences: Omit<Fence, 'file'>[] = [];
  let section = '';
  let isOver = false;
  visit(parsePage(text, isMdx), (node: Nodes, index, parent) => {
    if (node.type === 'code') fences.push(readFence(node, captionOf(parent!.children.slice(0, index)), section));
    if (node.type === 'heading' && node.depth === 2) section = toString(node);
    if (node.type === 'code' || node.type === 'heading') isOver = node.type === 'heading';
    const last = fences.at(-1);
    if (node.type !== 'paragraph' || !last || isOver) return;
    last.said += `${source.slice(node.position?.start.offset, node.position?.end.offset)}\n`;
  });
  return fences;
});

/**
 * The words that announce a fence, such as "**Response** `200`" and "Response:"; text in between may describe its
 * shape.
 */
function captionOf(before: Nodes[]): string {
  const isCaption = (node: Nodes) =>
    node.type === 'paragraph' && (node.children[0]?.type === 'strong' || /^Response\b/.test(toString(node)));
  const last = before.findLast((node) => node.type === 'code' || node.type === 'heading' || isCaption(node));
  return last?.type === 'paragraph' ? toString(last) : '';
}

function readFence(node: Code, caption: string, section: string): Omit<Fence, 'file'> {
  const pairs = [...(node.meta ?? '').matchAll(/([\w-]+)="([^"]*)"/g)].map((match) => [match[1]!, match[2]!]);
  const status = /^Response (\d{3})\b/.exec(caption)?.[1];
  return {
    line: (node.position?.start.line ?? 0) + 1,
    language: node.lang ?? '',
    attributes: Object.fromEntries(pairs) as Fence['attributes'],
    text: node.value,
    section,
    said: '',
    isResponse: caption.startsWith('Response'),
    ...(status !== undefined && {status: Number(status)}),
  };
}
