import type {Page} from '@site/src/lib/similar-pages';

const answers = new Map<string, Promise<Page[]>>();
const failed = new Set<string>();

/** Loads the list of pages and picks the most similar. The same question gets the same promise, as `use` requires. */
export function loadSimilar(wanted: string): Promise<Page[]> {
  const known = answers.get(wanted);
  if (known) return known;
  const answer = import('./similar-in-list').then(({similarInList}) => similarInList(wanted));
  answers.set(wanted, answer);
  answer.catch(() => failed.add(wanted));
  return answer;
}

/** Lets `loadSimilar` ask anew where it failed. React renders again after a failure, so it must not do that by itself. */
export function forgetFailures(): void {
  failed.forEach((wanted) => answers.delete(wanted));
  failed.clear();
}
