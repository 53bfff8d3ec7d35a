/** What a check finds on a page. */
export interface Problem {
  /** Path from the project's root. */
  file: string;
  line: number;
  /** What is wrong. */
  message: string;
  expected: string;
}

/** A problem without its file, for checks of a single text. */
export type Fault = Omit<Problem, 'file'>;

/** A problem as one line: `docs/developers/rest.md:12: what is wrong; expected what is right.` */
export function formatProblem({file, line, message, expected}: Problem): string {
  return `${file}:${line}: ${message}; expected ${expected}.`;
}
