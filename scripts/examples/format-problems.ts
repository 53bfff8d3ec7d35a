import type {Problem} from './types';

/** A line for each problem, `file:line: what is wrong; expected …`, and a last one that counts them. */
export function formatProblems(problems: Problem[]): string {
  const lines = problems.map(({file, line, message, expected}) => `${file}:${line}: ${message}; expected ${expected}.`);
  return [...lines, `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in examples.`].join('\n');
}
