import {counted} from '../../src/lib/counted';

/** What a check finds on a page. */
export interface Problem {
  /** Path from the project's root. */
  file: string;
  line: number;
  /** What is wrong. */
  message: string;
  expected: string;
}

/** A line for each problem, `file:line: what is wrong; expected …`, and a last one that counts them. */
export function formatProblems(problems: Problem[]): string {
  const lines = problems.map(({file, line, message, expected}) => `${file}:${line}: ${message}; expected ${expected}.`);
  return [...lines, `${counted(problems.length, 'problem')} found.`].join('\n');
}
