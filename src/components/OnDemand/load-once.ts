const loads = new Map<unknown, Promise<unknown>>();
const failed = new Set<unknown>();

/**
 * Loads something once. Every call with its name gets the same promise, as `use` requires, one that failed included:
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

/** What failed is loaded anew when it is asked for next. `lazy` would remember a failed download for good. */
export function forgetFailures(): void {
  for (const name of failed) loads.delete(name);
  failed.clear();
}
