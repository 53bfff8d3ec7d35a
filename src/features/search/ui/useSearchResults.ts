import type {SearchOptions} from '../engine/embedded';
import type {SearchResults} from '../engine/results';
import {useCallback, useEffect, useMemo, useState} from 'react';
import {usePlace} from './useSearchScope';
import {useSearchService} from './useSearchService';

/** Limits for the results that are shown. */
interface Amount extends Pick<SearchOptions, 'pages' | 'hitsPerPage' | 'snippetLength'> {
  /** True to wait for all shards and texts before showing results, so that nothing below them moves. */
  comesWhole?: boolean;
}

interface Settled {
  /** The request that was answered last; undefined until then. */
  request?: {query: string};
  results?: SearchResults | undefined;
  hasFailed: boolean;
}

export type SearchState = ReturnType<typeof useSearchResults>;

/** Created once, since a new error for each search would capture a stack trace. */
const NEXT_KEY = new DOMException('Another search took its place.', 'AbortError');

const NOTHING: Settled = {hasFailed: false};

/**
 * Searches as the query changes. The results of the last query stay until the next ones arrive.
 *
 * @param amount the same object in each render, until more is to be shown
 * @returns also the query that the results belong to: the field may be ahead of them
 */
export function useSearchResults(query: string, tags: string[], amount: Amount) {
  const service = useSearchService();
  const place = usePlace();
  const [attempt, setAttempt] = useState(1);
  const [settled, setSettled] = useState(NOTHING);
  const wanted = query.trim();
  const request = useMemo(
    () => ({query: wanted, tags, place, amount, attempt}),
    [wanted, tags, place, amount, attempt],
  );

  useEffect(() => {
    if (!request.query) return undefined;
    const controller = new AbortController();
    const {signal} = controller;
    const settle = (results?: SearchResults) => {
      if (signal.aborted) return;
      setSettled({request, results, hasFailed: !results});
    };
    const {comesWhole, ...limits} = request.amount;
    const onPartial = comesWhole ? undefined : settle;
    service.search(request.query, {...request, ...limits, signal, onPartial}).then(settle, (error: unknown) => {
      if (!signal.aborted) console.warn('The search failed.', error);
      settle();
    });
    return () => controller.abort(NEXT_KEY);
  }, [service, request]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const {request: last, results, hasFailed} = wanted ? settled : NOTHING;
  return {query: last?.query ?? '', results, hasFailed, isLoading: wanted !== '' && last !== request, retry};
}
