import type {Problem} from '../examples/types';

/** A line for each problem, `file:line: what is wrong; expected …`, and a last one that counts them. */
export function formatVersionProblems(problems: Problem[]): string {
  const lines = problems.map(({file, line, message, expected}) => `${file}:${line}: ${message}; expected ${expected}.`);
  const count = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in versions.`;
  return [...lines, count].join('\n');
}
