import type {PageGroup, SearchResults} from '../../engine/results';
import type {SavedHit} from '../../engine/saved-hits';

/** An option that Up and Down move to. The last option asks instead, and has only an id. */
export interface Option {
  /** Id of its element. */
  id: string;
  group?: PageGroup;
  /** The entry to save when the result is opened. */
  saved?: SavedHit;
}

/** The results in screen order, then the option to ask, which is one Up from the first. */
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

/** Id of a result's element. */
export function optionId(url: string): string {
  return `search-option-${encodeURIComponent(url)}`;
}
