/** How long the hosted search may be silent before this site prepares to answer, and until it does. In ms. */
const UNEASY = 250;
const SILENT = 550;

/** How long this site answers right away after an outage. In milliseconds. */
const OUTAGE = 180_000;

/**
 * Asks the service.
 * @returns undefined if the index of this site has to answer: the service fails or is silent, or was a moment ago
 * @throws when the signal is aborted
 */
export type Attempt = <Answer>(
  ask: () => Promise<Answer>,
  options: {tags: string[]; signal?: AbortSignal | undefined},
) => Promise<Answer | undefined>;

/** @param warm prepares the index of this site for an outage */
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

/** Algolia's answer to one request, limited to what is read here. */
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

/** @throws Error if the answer does not have the form of search results */
export function checkAnswer<Answer extends object>(answer: Answer): Answer & AlgoliaAnswer {
  const {results} = answer as Partial<AlgoliaAnswer>;
  const isKnown = results?.[0]?.hits?.every((hit) => typeof hit.url === 'string' && typeof hit.hierarchy === 'object');
  if (!isKnown) throw new Error('Algolia answered in an unknown form.');
  return answer as Answer & AlgoliaAnswer;
}

/** The address on this site, since the index may come from another host, such as production. */
export function pathOf(url: string): string | undefined {
  try {
    const {pathname, search, hash, protocol} = new URL(url, 'https://site.invalid');
    return /^https?:$/.test(protocol) ? pathname + search + hash : undefined;
  } catch {
    return undefined;
  }
}
