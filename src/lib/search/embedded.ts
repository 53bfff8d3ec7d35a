import type {AnswerEvent} from './answer';
import {findPassages} from './find-passages';
import {groupByPage} from './group-by-page';
import {matchSections, openShard, type LoadedShard} from './match-sections';
import type {SearchResults} from './results';
import {SHARD_FORMAT, SHARD_MANIFEST, type Shard, type ShardInfo} from './shard';
import {suggestTitles} from './suggest-titles';

export interface SearchOptions {
  /** Which shards to search; the first ones stand for pages that several have. */
  tags: string[];
  /** How many pages to return, and how many sections of each. */
  pages: number;
  hitsPerPage: number;
  snippetLength: number;
  signal?: AbortSignal;
}

export interface EmbeddedSearch {
  /** Loads shards ahead of the first query. A failure shows when they are needed. */
  warm: (tags: string[]) => void;
  /** @throws Error when a shard cannot be loaded or read */
  search: (query: string, options: SearchOptions) => Promise<SearchResults>;
  /** @throws Error when a shard cannot be loaded or read */
  ask: (question: string, tags: string[]) => AsyncGenerator<AnswerEvent>;
  /** Titles of pages to try when a query finds nothing. @throws like `search` */
  suggest: (query: string, tags: string[]) => Promise<string[]>;
}

/** Searches the shards of this site, in the browser. No request leaves the site. */
export function createEmbeddedSearch(shards: ShardInfo[]): EmbeddedSearch {
  const loading = new Map<string, Promise<LoadedShard>>();

  function load({url, tag}: ShardInfo): Promise<LoadedShard> {
    const known = loading.get(url);
    if (known) return known;
    const loaded = fetchShard(url, tag);
    loading.set(url, loaded);
    // A failed download must not be remembered: the next key tries anew.
    loaded.catch(() => loading.delete(url));
    return loaded;
  }

  /** In the order of the tags, because the first stand for the others. */
  function choose(tags: string[]): ShardInfo[] {
    return tags.flatMap((tag) => shards.find((shard) => shard.tag === tag) ?? []);
  }

  const loadAll = (infos: ShardInfo[]) => Promise.all(infos.map(load));

  return {
    warm: (tags) => void loadAll(choose(tags)).catch(() => undefined),
    async search(query, {tags, pages, hitsPerPage, snippetLength, signal}) {
      const infos = choose(tags);
      const loaded = await loadAll(infos);
      signal?.throwIfAborted();
      return groupByPage(matchSections(loaded, query), infos, {pages, hitsPerPage, snippetLength});
    },
    async *ask(question, tags) {
      yield {type: 'origin', origin: 'quotations'};
      const infos = choose(tags);
      const {quotations, areWeak} = findPassages(await loadAll(infos), infos, question);
      if (areWeak && quotations.length > 0) yield {type: 'weak'};
      for (const quotation of quotations) yield {type: 'quotation', quotation};
    },
    async suggest(query, tags) {
      const loaded = await loadAll(choose(tags));
      return suggestTitles(
        query,
        loaded.flatMap(({shard}) => shard.pages.map(({title}) => title)),
      );
    },
  };
}

async function fetchShard(url: string, tag: string): Promise<LoadedShard> {
  const known = await fetch(url);
  const response = known.status === 404 ? await fetchCurrent(url, tag) : known;
  if (!response.ok) throw new Error(`The search index ${response.url} answered ${response.status}.`);
  const shard = (await response.json()) as Shard;
  if (shard.tag !== tag) throw new Error(`The search index ${response.url} is not the one of ${tag}.`);
  if (shard.format !== SHARD_FORMAT)
    throw new Error(`The search index ${response.url} is of a newer site: load the page again.`);
  return openShard(shard);
}

/** A shard whose file has gone with a deployment, under its address of now. */
async function fetchCurrent(url: string, tag: string): Promise<Response> {
  // Beside the folder of the shards, and past every cache.
  const manifest = await fetch(`${url.slice(0, url.lastIndexOf('/', url.lastIndexOf('/') - 1) + 1)}${SHARD_MANIFEST}`, {
    cache: 'no-store',
  });
  const addresses = manifest.ok ? ((await manifest.json()) as Record<string, string | undefined>) : {};
  return fetch(addresses[tag] ?? url);
}
