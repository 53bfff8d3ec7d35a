import {useCallback, useState} from 'react';

/**
 * Code that is loaded when a reader first needs it.
 *
 * @param loader the same function in each render
 * @returns what was loaded, the error if it could not be, and a function that loads it or tries again: the bundler forgets
 *   a failed download, while `lazy` would remember it
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
