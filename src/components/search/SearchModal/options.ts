import type {Hit, PageGroup, SearchResults} from '@site/src/lib/search/results';
import type {SavedHit} from '@site/src/lib/search/saved-hits';

/** What Up and Down go through. */
export type Option =
  | {kind: 'hit'; id: string; url: string; saved: SavedHit; group: PageGroup; hit: Hit}
  | {kind: 'version'; id: string; url: string; saved: SavedHit; group: PageGroup; label: string}
  | {kind: 'ask'; id: string; query: string};

/** The results in the order in which they stand on the screen; the question to ask comes last, one key up. */
export function toOptions({groups}: SearchResults, query: string): Option[] {
  const results = groups.flatMap((group): Option[] => [
    ...group.hits.map((hit): Option => {
      const id = optionId(hit.url);
      return {kind: 'hit', id, url: hit.entry ?? hit.url, group, hit, saved: toSaved(group, hit)};
    }),
    ...group.otherVersions.map(({label, url}): Option => {
      const saved = {url, title: group.title, label};
      return {kind: 'version', id: optionId(url), url, group, label, saved};
    }),
  ]);
  return [...results, {kind: 'ask', id: 'search-option-ask', query}];
}

function toSaved(group: PageGroup, hit: Hit): SavedHit {
  const name = hit.title.map(({text}) => text).join('');
  return {
    url: hit.entry ?? hit.url,
    title: name === group.title ? name : `${group.title} › ${name}`,
    label: group.label,
  };
}

/** Id of the element of a result. */
export function optionId(url: string): string {
  return `search-option-${encodeURIComponent(url)}`;
}
