import type {Hit, PageGroup, SearchResults} from '../../engine/results';
import type {SavedHit} from '../../engine/saved-hits';

/** What Up and Down go through. */
export type Option =
  | {kind: 'result'; id: string; url: string; saved: SavedHit; group: PageGroup}
  | {kind: 'ask'; id: string; query: string};

/** The results in the order in which they stand on the screen; the question to ask comes last, one key up. */
export function toOptions({groups}: SearchResults, query: string): Option[] {
  const results = groups.flatMap((group): Option[] => {
    const option = (url: string, saved: SavedHit): Option => ({
      kind: 'result',
      id: optionId(url),
      url: saved.url,
      saved,
      group,
    });
    return [
      ...group.hits.map((hit) => option(hit.url, toSaved(group, hit))),
      ...group.otherVersions.map(({label, url}) => option(url, {url, title: group.title, label})),
    ];
  });
  return [...results, {kind: 'ask', id: 'search-option-ask', query}];
}

function toSaved({title, label}: PageGroup, {url, entry, title: found}: Hit): SavedHit {
  const name = found.map(({text}) => text).join('');
  return {url: entry ?? url, title: name === title ? name : `${title} › ${name}`, label};
}

/** Id of the element of a result. */
export function optionId(url: string): string {
  return `search-option-${encodeURIComponent(url)}`;
}
