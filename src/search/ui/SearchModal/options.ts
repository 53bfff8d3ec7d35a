import type {PageGroup, SearchResults} from '../../engine/results';
import type {SavedHit} from '../../engine/saved-hits';

/** What Up and Down go through. The last option asks instead, and has an id alone. */
export interface Option {
  /** Id of its element. */
  id: string;
  group?: PageGroup;
  /** What is remembered of a result when it is opened. */
  saved?: SavedHit;
}

/** The results in the order in which they stand on the screen, and the question, one key up from the first. */
export function toOptions({groups}: SearchResults): Option[] {
  const results = groups.flatMap((group) => {
    const {title, label, hits, otherVersions} = group;
    const sections = hits.map(({url, entry, title: found}): Option => {
      const name = found.map(({text}) => text).join('');
      const saved = {url: entry ?? url, title: name === title ? name : `${title} › ${name}`, label};
      return {id: optionId(url), group, saved};
    });
    const versions = otherVersions.map((other): Option => ({id: optionId(other.url), group, saved: {title, ...other}}));
    return [...sections, ...versions];
  });
  return [...results, {id: 'search-option-ask'}];
}

/** Id of the element of a result. */
export function optionId(url: string): string {
  return `search-option-${encodeURIComponent(url)}`;
}
