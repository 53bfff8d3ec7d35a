import type {Code, Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {parsePage} from '../../src/build/markdown';
import type {Fence} from './types';

/** Fences by the text of their page: neighboring versions share most of their pages. */
const known = new Map<string, Omit<Fence, 'file'>[]>();

/** The fences of a page, in order, also those inside lists, admonitions and components. */
export function readFences(file: string, text: string): Fence[] {
  const isMdx = file.endsWith('.mdx');
  const key = `${isMdx}${text}`;
  const fences = known.get(key) ?? parseFences(text, isMdx);
  known.set(key, fences);
  return fences.map((fence) => ({...fence, file}));
}

function parseFences(text: string, isMdx: boolean): Omit<Fence, 'file'>[] {
  const fences: Omit<Fence, 'file'>[] = [];
  collect(parsePage(text, isMdx), fences);
  return fences;
}

function collect(parent: Nodes, fences: Omit<Fence, 'file'>[]): void {
  if (!('children' in parent)) return;
  let caption = '';
  for (const node of parent.children) {
    if (node.type === 'code') {
      fences.push(readFence(node, caption));
      caption = '';
    } else {
      if (node.type === 'heading') caption = '';
      // "**Response** `200`" and "Response:" announce one; the shape may be told in words first.
      if (node.type === 'paragraph' && (node.children[0]?.type === 'strong' || /^Response\b/.test(toString(node)))) {
        caption = toString(node);
      }
      collect(node, fences);
    }
  }
}

function readFence(node: Code, caption: string): Omit<Fence, 'file'> {
  const pairs = [...(node.meta ?? '').matchAll(/([\w-]+)="([^"]*)"/g)].map((match) => [match[1]!, match[2]!]);
  const status = /^Response (\d{3})\b/.exec(caption)?.[1];
  return {
    line: (node.position?.start.line ?? 0) + 1,
    language: node.lang ?? '',
    attributes: Object.fromEntries(pairs) as Record<string, string>,
    text: node.value,
    isResponse: caption.startsWith('Response'),
    ...(status !== undefined && {status: Number(status)}),
  };
}
