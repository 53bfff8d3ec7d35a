import type {Fault} from '../../src/lib/problems';

export type {Fault};

/** A fence of a page. */
export interface Fence {
  /** Path from the project's root. */
  file: string;
  /** Line of the file that the first line of the content stands on. */
  line: number;
  language: string;
  /** `key="value"` pairs of the info string. */
  attributes: Record<string, string>;
  text: string;
  /** Heading of level 2 that it stands under. */
  section: string;
  /** The paragraphs between it and the next fence or heading, as they are written. */
  said: string;
  /** Whether it shows the response of an operation. */
  isResponse: boolean;
  /** HTTP status of the response, where the page names it. */
  status?: number;
}

/**
 * Checks one fence of a page that speaks of a version: lines are counted from 1 within it. Syntax and meaning of a language
 * are checked apart from all other languages.
 */
export type Check = (fence: Fence, version: string) => Fault[];
