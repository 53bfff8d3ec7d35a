import type {PageText} from './blocks';
import {findCandidates, nameSection, quote, type Answer} from './find-passages';
import type {LoadedShard} from './loaded-shard';
import {openShard} from './open-shard';
import {unpackShard, type PackedShard} from './packed-shard';
import type {Hit, SearchResults} from './results';
import {findMatches, searchLoaded, understand} from './search-loaded';
import {indexUrl, pageTextUrl, SHARD_FORMAT, SHARD_MANIFEST, type ShardInfo} from './shard';
import {suggestTitles} from './suggest-titles';

export interface SearchOptions {
  /** The shards to search. A page that several of them have is shown as in the first one. */
  tags: string[];
  /** The docs instance that the reader is in. */
  place?: string | undefined;
  /** The number of pages to return, and of sections of each. */
  pages: number;
  hitsPerPage: number;
  snippetLength: number;
  signal?: AbortSignal;
  /** Gets preliminary results while indexes or the text of the hits are still loading. */
  onPartial?: ((results: SearchResults) => void) | undefined;
}

/** The API that the search interface needs, whichever service answers. */
export interface SearchService {
  /** Loads shards ahead of the first query. A failure is reported only when they are needed. */
  warm: (tags: string[]) => void;
  /** @throws Error when a shard cannot be loaded or read */
  search: (query: string, options: SearchOptions) => Promise<SearchResults>;
  /** @throws Error when a shard or the text of a page cannot be loaded or read */
  ask: (question: string, tags: string[], place?: string) => Promise<Answer>;
  /** Titles of pages to try when a query finds nothing. @throws like `search` */
  suggest: (query: string, tags: string[]) => Promise<string[]>;
}

/** Texts are fetched after a pause in typing, since the next keystroke shows other pages. In milliseconds. */
const PAUSE = 120;

/** The number of sections named when none answers a question. */
const NEAREST = 3;

/** Searches the shards of this site, in the browser. No request leaves the site. */
export function createEmbeddedSearch(shards: ShardInfo[]): SearchService {
  const store = createStore();

  /** In the order of the tags, because a page is shown as in the first shard that has it. */
  function choose(tags: string[]): ShardInfo[] {
    return tags.flatMap((tag) => shards.find((shard) => shard.tag === tag) ?? []);
  }

  /** Loads shards. Calls back on each arrival while the first shard is loaded and others are still missing. */
  async function loadAll(infos: ShardInfo[], onArrival?: (infos: ShardInfo[]) => void): Promise<LoadedShard[]> {
    const [first] = infos;
    return Promise.all(
      infos.map(async (info) => {
        const loaded = await store.load(info);
        if (first && store.peek(first) && infos.some((other) => !store.peek(other))) onArrival?.(infos);
        return loaded;
      }),
    );
  }

  /** Loads the shards to search. If the query names a version, that one replaces the reader's. */
  async function prepare(query: string, tags: string[], onArrival?: (infos: ShardInfo[]) => void) {
    const infos = choose(tags);
    const loaded = await loadAll(infos, onArrival);
    const understood = understand(query, loaded, shards);
    const named = shards.find(({instance, label}) => instance === 'default' && label === understood.version);
    if (!named) return {infos, loaded, understood};
    const others = [named, ...infos.filter(({instance}) => instance !== 'default')];
    return {infos: others, loaded: await loadAll(others), understood};
  }

  return {
    warm: (tags) => void loadAll(choose(tags)).catch(() => undefined),
    async search(query, options) {
      const {tags, signal, onPartial} = options;
      const showProgress = (chosen: ShardInfo[]) => {
        const arrived = chosen.flatMap((info) => store.peek(info) ?? []);
        const progress = {loaded: arrived.length, total: chosen.length};
        const known = searchLoaded(understand(query, arrived, shards), arrived, chosen, options);
        if (!signal?.aborted) onPartial?.({...known, progress});
      };
      const {infos, loaded, understood} = await prepare(query, tags, showProgress);
      signal?.throwIfAborted();
      const matches = findMatches(loaded, understood.text, options.place);
      const show = () => searchLoaded(understood, loaded, infos, options, matches);
      const results = show();
      const missing = pendingPages(results, loaded);
      if (missing.length === 0) return results;
      onPartial?.(results);
      await pause(PAUSE);
      signal?.throwIfAborted();
      // Results without snippets are still results.
      await Promise.all(missing.map(({shard, page}) => store.loadText(shard, page).catch(reportText)));
      signal?.throwIfAborted();
      return withoutPending(show());
    },
    async ask(question, tags, place) {
      const {infos, loaded, understood} = await prepare(question, tags);
      const {candidates, isUnanswered} = findCandidates(loaded, infos, understood.text, place);
      if (isUnanswered) return {quotations: [], nearest: candidates.slice(0, NEAREST).map(nameSection)};
      await Promise.all(candidates.map(({loaded: shard, section}) => store.loadText(shard, section.page)));
      return {quotations: quote(candidates), nearest: []};
    },
    async suggest(query, tags) {
      const loaded = await Promise.all(choose(tags).map(store.load));
      return suggestTitles(
        query,
        loaded.flatMap(({shard}) => shard.pages.map(({title}) => title)),
      );
    },
  };
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

function reportText(error: unknown): void {
  console.warn('Couldn’t load the text of a search result.', error);
}

/** The pages that results show but whose text is not loaded. */
function pendingPages({groups}: SearchResults, loaded: readonly LoadedShard[]): {shard: LoadedShard; page: number}[] {
  const pending = new Set(groups.flatMap(({url, hits}) => (hits.some(({isPending}) => isPending) ? url : [])));
  return loaded.flatMap((shard) =>
    shard.shard.pages.flatMap(({path}, page) => (pending.has(path) ? {shard, page} : [])),
  );
}

/** Stops waiting for texts that could not be loaded. */
function withoutPending(results: SearchResults): SearchResults {
  const settle = (hit: Hit): Hit => (hit.isPending ? {...hit, isPending: undefined} : hit);
  const groups = results.groups.map((group) => ({...group, hits: group.hits.map(settle)}));
  return {...results, groups};
}

/** Shards, by their tags, and the texts of their pages, each loaded once. */
function createStore() {
  const opened = new Map<string, LoadedShard>();
  const loading = new Map<string, Promise<unknown>>();
  /** The current folder of each shard. */
  const folders = new Map<string, string>();
  /** Shards whose folder, as this page knows it, was removed by a deployment. */
  const gone = new Set<string>();

  /** Loads something once. A failed download is forgotten, so that the next keystroke retries. */
  function once<T>(key: string, load: () => Promise<T>): Promise<T> {
    const known = loading.get(key);
    if (known) return known as Promise<T>;
    const loaded = load();
    loading.set(key, loaded);
    loaded.catch(() => loading.delete(key));
    return loaded;
  }

  return {
    peek: ({tag}: ShardInfo) => opened.get(tag),
    load: (info: ShardInfo): Promise<LoadedShard> =>
      once(info.tag, async () => {
        const {shard, url} = await fetchShard(info, gone.has(info.tag));
        opened.set(info.tag, shard);
        folders.set(info.tag, url);
        return shard;
      }),
    async loadText(loaded: LoadedShard, page: number): Promise<void> {
      if (loaded.texts[page]) return;
      const {tag} = loaded.shard;
      const address = pageTextUrl({url: folders.get(tag)!}, page);
      try {
        loaded.texts[page] = await once(address, () => fetchText(address, loaded, page));
      } catch (error) {
        // A deployment removed the files: the next query starts with the current index.
        if (error instanceof NotFound) {
          gone.add(tag);
          opened.delete(tag);
          loading.delete(tag);
        }
        throw error;
      }
    },
  };
}

/** A file that the host does not have. */
class NotFound extends Error {}

async function fetchJson(url: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(url, init);
  if (response.ok) return response.json();
  const message = `The search index ${url} answered ${response.status}.`;
  throw response.status === 404 ? new NotFound(message) : new Error(message);
}

/** @param isGone whether a deployment is known to have removed the folder that this page knows */
async function fetchShard(info: ShardInfo, isGone: boolean): Promise<{shard: LoadedShard; url: string}> {
  const known = isGone ? undefined : await fetchJson(indexUrl(info)).catch(unlessNotFound);
  const url = known === undefined ? await presentUrl(info) : info.url;
  const shard = (known ?? (await fetchJson(indexUrl({url})))) as PackedShard;
  if (shard.tag !== info.tag) throw new Error(`The search index ${url} is not for ${info.tag}.`);
  if (shard.format !== SHARD_FORMAT)
    throw new Error(`The search index ${url} is of a newer site: load the page again.`);
  return {shard: openShard(unpackShard(shard)), url};
}

function unlessNotFound(error: unknown): undefined {
  if (!(error instanceof NotFound)) throw error;
}

/** The current folder of a shard whose former one was removed by a deployment. */
async function presentUrl({tag, url}: ShardInfo): Promise<string> {
  // The manifest is next to the folder of the shards. No cache may answer.
  const parent = url.lastIndexOf('/', url.lastIndexOf('/') - 1) + 1;
  const folders = await fetchJson(url.slice(0, parent) + SHARD_MANIFEST, {cache: 'no-store'});
  return (folders as Record<string, string | undefined>)[tag] ?? url;
}

async function fetchText(url: string, {shard}: LoadedShard, page: number): Promise<PageText> {
  const text = (await fetchJson(url)) as PageText;
  const sections = shard.sections.filter((section) => section.page === page).length;
  if (!Array.isArray(text) || text.length !== sections || !text.every(Array.isArray)) {
    throw new Error(`The text ${url} is damaged.`);
  }
  return text;
}
