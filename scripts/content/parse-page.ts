import type {Root} from 'mdast';
import {parsePage as parseTree} from '../../src/page-model/parse';
import {syntaxFaultOf} from '../pages/or-problem';
import type {Page} from './site';

/** The tree of a page, or why it cannot be parsed. */
type Parsed = {tree: Root; fault?: undefined} | {tree?: undefined; fault: ReturnType<typeof syntaxFaultOf>};

/** Parses a page as Docusaurus does. Callers share the tree and must not change it. */
export function parsePage({file, text}: Page): Parsed {
  try {
    return {tree: parseTree(text, file.endsWith('.mdx'))};
  } catch (error) {
    return {fault: syntaxFaultOf(error)};
  }
}
