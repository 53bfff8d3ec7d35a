import {editDistance} from '../../../lib/edit-distance';
import {wordsOf} from './tokenize';

const MOST_SUGGESTIONS = 3;

/** The titles with a word spelled most like one of the query, without duplicates; empty only if there are no titles. */
export function suggestTitles(query: string, titles: string[]): string[] {
  const asked = wordsOf(query).map(({whole}) => whole);
  return [...new Set(titles)]
    .map((title) => ({
      title,
      distance: remoteness(
        asked,
        wordsOf(title).map(({whole}) => whole),
      ),
    }))
    .toSorted((a, b) => a.distance - b.distance || a.title.length - b.title.length)
    .slice(0, MOST_SUGGESTIONS)
    .map(({title}) => title);
}

/** Share of letters that differ between the two nearest words: 0 to 1. */
function remoteness(asked: string[], words: string[]): number {
  const distances = asked.flatMap((one) =>
    words.map((other) => {
      const longest = Math.max(one.length, other.length);
      return editDistance(one, other, longest) / longest;
    }),
  );
  return Math.min(1, ...distances);
}
