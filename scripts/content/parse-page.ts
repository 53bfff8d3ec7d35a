import type {Root} from 'mdast';
import {parsePage as parseTree} from '../../src/content/parse';
import {syntaxFaultOf} from '../pages/or-problem';
import type {Page} from './site';

/** Why a page cannot be parsed. */
export interface SyntaxFault {
  line: number;
  message: string;
}

type Parsed = {tree: Root; fault?: undefined} | {tree?: undefined; fault: SyntaxFault};

/** Trees by text: neighboring versions share most of their pages, and a preview asks for the same ones again. */
const known = new Map<string, Parsed>();

/** Parses a page as Docusaurus does. The tree is for all who ask: nobody may change it. */
export function parsePage({file, text}: Page): Parsed {
  const isMdx = file.endsWith('.mdx');
  const key = `${isMdx}${text}`;
  const parsed = known.get(key) ?? parse(text, isMdx);
  known.set(key, parsed);
  return parsed;
}

function parse(text: string, isMdx: boolean): Parsed {
  try {
    return {tree: parseTree(text, isMdx)};
  } catch (error) {
    return {fault: syntaxFaultOf(error)};
  }
}
