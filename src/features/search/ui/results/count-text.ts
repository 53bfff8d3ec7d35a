import {pluralize} from '@site/src/lib/pluralize';
import type {SearchResults} from '../../engine/results';

/** The number of results in words, which screen readers announce when it changes. */
export function countText({pages, sections, isGuess, isCapped}: SearchResults): string {
  if (pages === 0 || isGuess) return 'No results';
  if (isCapped) return `${sections}+ results`;
  return `${pluralize(sections, 'result')} on ${pluralize(pages, 'page')}`;
}
