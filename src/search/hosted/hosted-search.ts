/** Silence of the hosted search after which this site gets ready to answer, and after which it answers. In milliseconds. */
const UNEASY = 250;
const SILENT = 550;

/** For how long this site answers at once after an outage. */
const OUTAGE = 180_000;

/**
 * Asks the service.
 * @returns undefined when the index of this site has to answer: the service failed or is silent, or was so just now
 * @throws when the signal gives up
 */
export type Attempt = <Answer>(
  ask: () => Promise<Answer>,
  options: {tags: string[]; signal?: AbortSignal | undefined},
) => Promise<Answer | undefined>;

/** @param warm gets the index of this site ready for an outage */
export function createAttempt(warm: (tags: string[]) => void): Attempt {
  let outageUntil = 0;
  return async (ask, {tags, signal}) => {
    if (Date.now() < outageUntil) return undefined;
    const uneasy = setTimeout(() => warm(tags), UNEASY);
    try {
      return await Promise.race([ask(), rejectOn(AbortSignal.timeout(SILENT)), ...(signal ? [rejectOn(signal)] : [])]);
    } catch (error) {
      signal?.throwIfAborted();
      outageUntil = Date.now() + OUTAGE;
      console.warn('The hosted search did not answer; this site answers from its own index.', error);
      return undefined;
    } finally {
      clearTimeout(uneasy);
    }
  };
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), {once: true});
  });
}

/** An answer of Algolia to one request. Only what is read here. */
export interface AlgoliaAnswer {
  results: [{hits: AlgoliaHit[]; nbHits?: number}];
}

/** A record that was found. Texts are markup, with entities and marks. */
export interface AlgoliaHit {
  url: string;
  hierarchy: Partial<Record<string, string | null>>;
  docusaurus_tag?: string;
  _highlightResult?: {hierarchy?: Partial<Record<string, {value: string}>>};
  _snippetResult?: {content?: {value: string}};
}

/** @throws Error when it is not what a search returns */
export function checkAnswer<Answer extends object>(answer: Answer): Answer & AlgoliaAnswer {
  const {results} = answer as Partial<AlgoliaAnswer>;
  const isKnown = results?.[0]?.hits?.every((hit) => typeof hit.url === 'string' && typeof hit.hierarchy === 'object');
  if (!isKnown) throw new Error('Algolia answered in an unknown form.');
  return answer as Answer & AlgoliaAnswer;
}

/** The address on this site: the index may have been made from another host, such as the published one. */
export function pathOf(url: string): string | undefined {
  try {
    const {pathname, search, hash, protocol} = new URL(url, 'https://site.invalid');
    return /^https?:$/.test(protocol) ? pathname + search + hash : undefined;
  } catch {
    return undefined;
  }
}
