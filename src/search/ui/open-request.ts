const listeners = new Set<() => void>();

/** Asks for the search to be opened, from wherever on the page. */
export function requestSearch(): void {
  for (const listener of listeners) listener();
}

/**
 * Calls a function whenever the search is asked for.
 *
 * @returns a function that ends this
 */
export function onSearchRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
