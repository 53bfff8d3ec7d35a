import {createEmbeddedSearch, type EmbeddedSearch} from './embedded';
import type {ShardInfo} from './shard';

interface AlgoliaAccess {
  appId: string;
  apiKey: string;
  indexName: string;
  agentId?: string | undefined;
}

export interface HostedSite {
  language: string;
  shards: ShardInfo[];
  algolia: AlgoliaAccess;
}

/** Algolia, with the index of this site for its outages. */
export interface HostedSearch {
  site: HostedSite;
  embedded: EmbeddedSearch;
  /**
   * Asks the service.
   * @returns undefined when the index of this site has to answer: the service failed or is silent, or was so just now
   * @throws when the signal gives up
   */
  attempt: <Answer>(
    ask: () => Promise<Answer>,
    options: {tags: string[]; signal?: AbortSignal | undefined},
  ) => Promise<Answer | undefined>;
}

/** Silence of the hosted search after which this site gets ready to answer, and after which it answers. In milliseconds. */
const UNEASY = 250;
const SILENT = 550;

/** For how long this site answers at once after an outage. */
const OUTAGE = 180_000;

const known = new WeakMap<object, HostedSearch>();

/** One for all that search on the page, so that an outage is noticed once and a shard is loaded once. */
export function hostedSearchFor(site: Partial<HostedSite> & Omit<HostedSite, 'algolia'>): HostedSearch {
  const found = known.get(site);
  if (found) return found;
  const {algolia} = site;
  if (!algolia) throw new Error('The hosted search needs the settings of Algolia.');
  const created = createHostedSearch({...site, algolia});
  known.set(site, created);
  return created;
}

function createHostedSearch(site: HostedSite): HostedSearch {
  const embedded = createEmbeddedSearch(site.shards);
  let outageUntil = 0;
  return {
    site,
    embedded,
    async attempt(ask, {tags, signal}) {
      if (Date.now() < outageUntil) return undefined;
      const uneasy = setTimeout(() => embedded.warm(tags), UNEASY);
      const silence = startSilence(signal);
      try {
        return await Promise.race([ask(), silence.broken]);
      } catch (error) {
        signal?.throwIfAborted();
        outageUntil = Date.now() + OUTAGE;
        console.warn('The hosted search did not answer; this site answers from its own index.', error);
        return undefined;
      } finally {
        clearTimeout(uneasy);
        silence.stop();
      }
    },
  };
}

/** Rejects when nothing was heard for too long, or when the signal gives up. */
function startSilence(signal: AbortSignal | undefined): {broken: Promise<never>; stop: () => void} {
  let stop = () => {};
  const broken = new Promise<never>((_, reject) => {
    const giveUp = () => reject(signal?.reason as Error);
    const timer = setTimeout(() => reject(new Error(`Algolia was silent for ${SILENT} ms.`)), SILENT);
    signal?.addEventListener('abort', giveUp);
    stop = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    };
  });
  return {broken, stop};
}
