import type {ContentProblem, Round} from './types';

/**
 * What the terminal shows after a save: the mistakes of the pages that were saved, every time; those that came with it in
 * other pages; and the pages that have none left.
 *
 * @param before the problems that were known before
 */
export function reportOn({saved, problems}: Round, before: readonly ContentProblem[]): string {
  const former = new Set(before.map(lineFor));
  const shown = problems.filter((problem) => saved.includes(problem.file) || !former.has(lineFor(problem)));
  const faulty = new Set(problems.map(({file}) => file));
  const fixed = [...new Set(before.map(({file}) => file))].filter((file) => !faulty.has(file));
  const others = problems.length - shown.length;
  return [
    ...shown.map(lineFor),
    ...fixed.map((file) => `${file}: no mistakes left.`),
    ...(others > 0 ? [`${others} more in other pages.`] : []),
  ].join('\n');
}

function lineFor({file, line, message, expected}: ContentProblem): string {
  return `${file}:${line}: ${message}; expected ${expected}.`;
}
