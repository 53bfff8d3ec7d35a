import type {Root} from 'mdast';
import {parsePage as parseTree} from '../../src/page-model/parse';
import {syntaxProblemOf} from '../pages/catch-problem';
import type {Page} from './site';

/** The tree of a page, or why it cannot be parsed. */
type Parsed = {tree: Root; problem?: undefined} | {tree?: undefined; problem: ReturnType<typeof syntaxProblemOf>};

/** Parses a page as Docusaurus does. Callers share the tree and must not change it. */
export function parsePage({file, text}: Page): Parsed {
  try {
    return {tree: parseTree(text, file.endsWith('.mdx'))};
  } catch (error) {
    return {problem: syntaxProblemOf(error)};
  }
}
