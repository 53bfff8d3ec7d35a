import type {Outcome} from './carry-commit';
import type {Conflict} from './merge-text';

/** Whether a person has to look at a file. */
export function needsHand({kind}: Outcome): boolean {
  return kind === 'in part' || kind === 'not applied';
}

/** A line for each file, with what does not fit below it. */
export function formatOutcomes(outcomes: Outcome[]): string {
  const lines = outcomes.flatMap((outcome) => {
    if (outcome.kind === 'left out') return [`${outcome.file}: left out, ${outcome.reason}`];
    if (!('conflicts' in outcome)) return [`${outcome.file}: ${outcome.kind}`];
    const title =
      outcome.kind === 'in part' ? 'applied in part, the rest does not fit' : 'not applied, it does not fit';
    return [`${outcome.file}: ${title}`, ...outcome.conflicts.flatMap((conflict) => describe(outcome.file, conflict))];
  });
  const byHand = outcomes.filter(needsHand).length;
  const last =
    byHand === 0 ? 'Look at the result with git diff.' : `${byHand} of ${outcomes.length} files need a hand.`;
  return [...lines, last].join('\n');
}

function describe(file: string, {line, before, after, here}: Conflict): string[] {
  const marked = (mark: string, texts: string[]) => texts.map((text) => `    ${mark} ${text}`);
  const instead = here.length > 0 ? marked('here:', here) : ['    here: nothing of it'];
  return [`  ${file}:${line}`, ...marked('-', before), ...marked('+', after), ...instead];
}
