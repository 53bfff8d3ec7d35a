import {useCallback, useState} from 'react';

/**
 * Code that is loaded when a reader reaches for it.
 *
 * @param loader the same at each rendering
 * @returns what was loaded, why it could not be, and what loads it or tries again: the bundler forgets a download that failed,
 *   where `lazy` would remember it
 */
export function useLoaded<T>(loader: () => Promise<T>) {
  const [loaded, setLoaded] = useState<T>();
  const [failure, setFailure] = useState<unknown>();
  const load = useCallback(() => {
    setFailure(undefined);
    loader().then((value) => setLoaded(() => value), setFailure);
  }, [loader]);
  return {loaded, failure, load};
}
