import type {PageProblem} from '../../src/lib/problems';
import type {FenceAttribute} from './fence-attributes';

export type {PageProblem};

/** A fence of a page. */
export interface Fence {
  /** Path from the project's root. */
  file: string;
  /** Line of the file on which the content begins. */
  line: number;
  language: string;
  /** `name="value"` pairs of the info string; the check of the content refuses other names. */
  attributes: Partial<Record<FenceAttribute, string>>;
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
