import {fieldsOf, FIELDS, type FieldName} from '../../src/lib/search/fields';
import type {Matches, SectionMatch} from '../../src/lib/search/match-sections';
import type {LoadedShard} from '../../src/lib/search/open-shard';
import type {IndexedSection} from '../../src/lib/search/shard';
import {indexTerms, stemOf, wordsOf} from '../../src/lib/search/tokenize';
import MiniSearch, {type SearchOptions} from 'minisearch';

/** A shard as MiniSearch has it. */
export interface MiniShard {
  loaded: LoadedShard;
  mini: MiniSearch<{id: number}>;
}

/** Terms that are half as long as this, or shorter, are not guessed at. */
const SHORTEST_FUZZY = 4;
const INSTANCE_BOOST: Record<string, number> = {'release-notes': 0.5, fabric: 0.85};
const PAGE_START = 1.5;

const names = Object.keys(FIELDS) as FieldName[];

/** The index of a shard's sections with the same fields, terms and boosts as the site's own. */
export function indexWithMiniSearch(loaded: LoadedShard, sections: IndexedSection[]): MiniShard {
  const mini = new MiniSearch<{id: number}>({
    fields: names,
    tokenize: (text) => indexTerms(text),
    processTerm: identity,
  });
  mini.addAll(sections.map((section, id) => ({id, ...fieldsOf(section, loaded.shard.pages[section.page]!)})));
  return {loaded, mini};
}

const identity = (term: string) => term;

/** What it finds in all shards, as the site's own search would hand it on. */
export function searchWithMiniSearch(shards: readonly MiniShard[], query: string): Matches {
  const words = wordsOf(query);
  const last = words.at(-1)?.whole;
  const options: SearchOptions = {
    tokenize: () =>
      words.flatMap(({whole, parts}) => (parts.length > 0 ? [whole, ...parts.map(stemOf)] : stemOf(whole))),
    processTerm: identity,
    boost: Object.fromEntries(names.map((name) => [name, FIELDS[name].weight])),
    prefix: (term) => term.length >= 2 && (last?.startsWith(term) ?? false),
    fuzzy: (term) => (term.length >= SHORTEST_FUZZY && !/\d/.test(term) ? 0.2 : false),
    combineWith: 'OR',
  };
  const best = shards
    .flatMap(({loaded, mini}) =>
      mini.search(query, options).map(({id, score, terms}): SectionMatch => {
        const {shard} = loaded;
        const section = shard.sections[id as number]!;
        const boost = (section.level === 1 ? PAGE_START : 1) * (INSTANCE_BOOST[shard.instance] ?? 1);
        return {
          loaded,
          shard,
          section,
          position: id as number,
          coverage: 1,
          terms: new Set(terms),
          score: score * boost,
        };
      }),
    )
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 200);
  return {best, hasMore: best.length === 200};
}
