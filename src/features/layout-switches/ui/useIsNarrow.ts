import {useSyncExternalStore} from 'react';

/** The width below which the theme has its layout for phones: see src/features/layout-switches/node. */
const NARROW = '(max-width: 996px), (max-width: 62.25em)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/**
 * Returns true if the page has the layout of a phone. Unlike the theme's `useWindowSize`, which counts pixels, this
 * agrees with the styles when a reader has chosen larger letters.
 *
 * @returns undefined until React has taken over the page
 */
export function useIsNarrow(): boolean | undefined {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(NARROW).matches,
    () => undefined,
  );
}
