/** What is wrong in a page. */
export interface ContentProblem {
  /** Path from the project's root. */
  file: string;
  line: number;
  /** What is wrong. */
  message: string;
  expected: string;
}

/** What the script that checks tells after each save. */
export interface Round {
  /** The files that were saved. */
  saved: string[];
  /** All that is known to be wrong now, also in pages that were saved before. */
  problems: ContentProblem[];
}
