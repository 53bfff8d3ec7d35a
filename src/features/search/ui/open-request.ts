const listeners = new Set<() => void>();

/** Opens the search, from anywhere on the page. */
export function requestSearch(): void {
  for (const listener of listeners) listener();
}

/**
 * Calls a function whenever something on the page asks to open the search.
 *
 * @returns a function that unsubscribes
 */
export function onSearchRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
