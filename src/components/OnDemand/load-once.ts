const loads = new Map<unknown, Promise<unknown>>();
const failed = new Set<unknown>();

/**
 * Loads something once. Every call with the same name gets the same promise, as `use` requires, even a rejected one:
 * React has to see the failure, and the reader decides when to try again.
 */
export function loadOnce<T>(name: unknown, load: () => Promise<T>): Promise<T> {
  const known = loads.get(name);
  if (known) return known as Promise<T>;
  const loading = load();
  loading.catch(() => failed.add(name));
  loads.set(name, loading);
  return loading;
}

/** Makes the next request load again what failed. `lazy` would remember a failed download forever. */
export function forgetFailures(): void {
  for (const name of failed) loads.delete(name);
  failed.clear();
}
