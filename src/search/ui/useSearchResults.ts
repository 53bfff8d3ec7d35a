import type {SearchOptions} from '../engine/embedded';
import type {SearchResults} from '../engine/results';
import {keepEqual} from '../engine/keep-equal';
import {useCallback, useEffect, useMemo, useState} from 'react';
import {usePlace} from './usePlace';
import {useSearchService} from './useSearchService';

interface Settled {
  /** The query that these belong to: the field may be ahead of them. */
  query: string;
  results: SearchResults | undefined;
  hasFailed: boolean;
}

export interface SearchState extends Settled {
  isLoading: boolean;
  retry: () => void;
}

/** Made once: an error of its own for each search would look up where it was made. */
const NEXT_KEY = new DOMException('Another search took its place.', 'AbortError');

const NOTHING: Settled = {query: '', results: undefined, hasFailed: false};

/**
 * Searches while the query changes. The results of the last query stay until those of the next are there.
 *
 * @param showsTitlesFirst whether results show before their text and those of other shards are there; what stands below
 *   them may move then
 */
export function useSearchResults(
  query: string,
  tags: string[],
  {pages, hitsPerPage, snippetLength}: Pick<SearchOptions, 'pages' | 'hitsPerPage' | 'snippetLength'>,
  {showsTitlesFirst = true}: {showsTitlesFirst?: boolean} = {},
): SearchState {
  const service = useSearchService();
  const place = usePlace();
  const [attempt, setAttempt] = useState(1);
  const [settled, setSettled] = useState<{of: object | undefined; state: Settled}>({of: undefined, state: NOTHING});
  const wanted = query.trim();
  const request = useMemo(
    () => ({query: wanted, tags, place, pages, hitsPerPage, snippetLength, attempt}),
    [wanted, tags, place, pages, hitsPerPage, snippetLength, attempt],
  );

  useEffect(() => {
    if (!request.query) return undefined;
    const controller = new AbortController();
    const settle = (state: Omit<Settled, 'query'>) => {
      if (controller.signal.aborted) return;
      const {query: asked} = request;
      setSettled(({state: before}) => ({
        of: request,
        state: {...state, query: asked, results: keepEqual(before.results, state.results)},
      }));
    };
    const onPartial = (results: SearchResults) => {
      if (showsTitlesFirst) settle({results, hasFailed: false});
    };
    service.search(request.query, {...request, signal: controller.signal, onPartial}).then(
      (results) => settle({results, hasFailed: false}),
      (error: unknown) => {
        if (!controller.signal.aborted) console.warn('The search failed.', error);
        settle({results: undefined, hasFailed: true});
      },
    );
    return () => controller.abort(NEXT_KEY);
  }, [service, request, showsTitlesFirst]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const state = wanted ? settled.state : NOTHING;
  return {...state, isLoading: wanted !== '' && settled.of !== request, retry};
}
