import type {PageProblem} from '../../src/lib/problems';

export type {PageProblem};

/** A fence of a page. */
export interface Fence {
  /** Path from the project's root. */
  file: string;
  /** Line of the file on which the content begins. */
  line: number;
  language: string;
  /** `key="value"` pairs of the info string. */
  attributes: Record<string, string>;
  text: string;
  /** The level 2 heading above it. */
  section: string;
  /** The Markdown of the paragraphs between it and the next fence or heading. */
  said: string;
  /** True if it shows the response of an operation. */
  isResponse: boolean;
  /** HTTP status of the response, if the page names it. */
  status?: number;
}

/**
 * Checks one fence of a page about a version. Lines are counted from 1 within the fence. Each language has its own
 * check of syntax and meaning.
 */
export type Check = (fence: Fence, version: string) => PageProblem[];
