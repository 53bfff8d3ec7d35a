/** A problem that a check finds on a page. */
export interface Problem {
  /** Path from the project's root. */
  file: string;
  line: number;
  /** The mistake. */
  message: string;
  /** The right form, unless the message of another tool gives it. */
  expected?: string;
}

/** A problem of a single text, whose file the caller knows. */
export type PageProblem = Omit<Problem, 'file'>;

/** A problem whose file and line the caller knows. */
export type LineProblem = Omit<PageProblem, 'line'>;

/** A problem as one line: `docs/developers/rest.md:12: what is wrong; expected what is right.` */
export function formatProblem({file, line, message, expected}: Problem): string {
  return `${file}:${line}: ${message}${expected === undefined ? '' : `; expected ${expected}`}.`;
}
