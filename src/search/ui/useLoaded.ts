import {useCallback, useState} from 'react';

interface Loading<T> {
  /** What was loaded. */
  loaded: T | undefined;
  /** Why it could not be. */
  failure: unknown;
  /** Loads it, or tries again: the bundler forgets a download that failed, where `lazy` would remember it. */
  load: () => void;
}

/**
 * Code that is loaded when a reader reaches for it.
 *
 * @param loader the same at each rendering
 */
export function useLoaded<T>(loader: () => Promise<T>): Loading<T> {
  const [loaded, setLoaded] = useState<T>();
  const [failure, setFailure] = useState<unknown>();
  const load = useCallback(() => {
    setFailure(undefined);
    loader().then((value) => setLoaded(() => value), setFailure);
  }, [loader]);
  return {loaded, failure, load};
}
