import {formatProblem, type Problem} from '../../lib/problems';

/** What the script that checks tells after each save. */
export interface Round {
  /** The files that were saved. */
  saved: string[];
  /** All that is known to be wrong now, also in pages that were saved before. */
  problems: Problem[];
}

/**
 * What the terminal shows after a save: the mistakes of the pages that were saved, every time; those that came with it in
 * other pages; and the pages that have none left.
 *
 * @param before the problems that were known before
 */
export function reportOn({saved, problems}: Round, before: readonly Problem[]): string {
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
