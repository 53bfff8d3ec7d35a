import type {Code, Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {kept} from '../../src/content/kept';
import {parsedText, parsePage} from '../../src/content/parse';
import type {Fence} from './types';

/** The fences of a page, in order, also those inside lists, admonitions and components. */
export function readFences(file: string, text: string): Fence[] {
  return parseFences(text, file.endsWith('.mdx')).map((fence) => ({...fence, file}));
}

const parseFences = kept('fences', (text: string, isMdx: boolean): Omit<Fence, 'file'>[] => {
  const fences: Omit<Fence, 'file'>[] = [];
  collect(parsePage(text, isMdx), parsedText(text, isMdx), fences, {section: '', isOver: false});
  return fences;
});

/** @param place the heading of level 2 that the nodes stand under, which changes on the way */
function collect(
  parent: Nodes,
  text: string,
  fences: Omit<Fence, 'file'>[],
  place: {section: string; isOver: boolean},
): void {
  if (!('children' in parent)) return;
  let caption = '';
  for (const node of parent.children) {
    if (node.type === 'code') {
      fences.push(readFence(node, caption, place.section));
      place.isOver = false;
      caption = '';
    } else {
      if (node.type === 'heading') {
        caption = '';
        place.isOver = true;
        if (node.depth === 2) place.section = toString(node);
      }
      if (node.type === 'paragraph') {
        // "**Response** `200`" and "Response:" announce one; the shape may be told in words first.
        if (node.children[0]?.type === 'strong' || /^Response\b/.test(toString(node))) caption = toString(node);
        const last = fences.at(-1);
        if (last && !place.isOver)
          last.said += `${text.slice(node.position?.start.offset, node.position?.end.offset)}\n`;
      }
      collect(node, text, fences, place);
    }
  }
}

function readFence(node: Code, caption: string, section: string): Omit<Fence, 'file'> {
  const pairs = [...(node.meta ?? '').matchAll(/([\w-]+)="([^"]*)"/g)].map((match) => [match[1]!, match[2]!]);
  const status = /^Response (\d{3})\b/.exec(caption)?.[1];
  return {
    line: (node.position?.start.line ?? 0) + 1,
    language: node.lang ?? '',
    attributes: Object.fromEntries(pairs) as Record<string, string>,
    text: node.value,
    section,
    said: '',
    isResponse: caption.startsWith('Response'),
    ...(status !== undefined && {status: Number(status)}),
  };
}
