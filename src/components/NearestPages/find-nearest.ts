import {movedPages, movedSections} from '@site/src/data/redirects/docs';
import {movedTo} from '@site/src/lib/legacy-paths';
import {nearestPages, type Page} from '@site/src/lib/nearest-pages';

const answers = new Map<string, Promise<Page[]>>();
const failed = new Set<string>();

/** Loads the list of pages and picks the nearest. The same question gets the same promise, as `use` requires. */
export function findNearest(wanted: string): Promise<Page[]> {
  const known = answers.get(wanted);
  if (known) return known;
  const answer = import('@generated/page-list/default/pages.json').then(({default: pages}) =>
    nearestPages(wanted, pages, (path) => movedTo(path, {sections: movedSections, pages: movedPages})),
  );
  answers.set(wanted, answer);
  answer.catch(() => failed.add(wanted));
  return answer;
}

/** Lets `findNearest` ask anew where it failed. React renders again after a failure, so it must not do that by itself. */
export function forgetFailures(): void {
  failed.forEach((wanted) => answers.delete(wanted));
  failed.clear();
}
