import {formatProblem, type Problem} from '../../../lib/problems';
import type {CheckReport} from '..';

/**
 * The text for the terminal after a save: all mistakes in the saved pages, new ones in other pages, and the pages that
 * have none left.
 *
 * @param before the problems that were known before
 */
export function reportOn({saved, problems}: CheckReport, before: readonly Problem[]): string {
  const former = new Set(before.map(formatProblem));
  const shown = problems.filter((problem) => saved.includes(problem.file) || !former.has(formatProblem(problem)));
  const faulty = new Set(problems.map(({file}) => file));
  const fixed = [...new Set(before.map(({file}) => file))].filter((file) => !faulty.has(file));
  const others = problems.length - shown.length;
  return [
    ...shown.map(formatProblem),
    ...fixed.map((file) => `${file}: no mistakes left.`),
    ...(others > 0 ? [`${others} more in other pages.`] : []),
  ].join('\n');
}
