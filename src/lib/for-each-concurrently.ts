/**
 * Does something for all of a list, some at a time, and stops at the first error.
 *
 * @param concurrency how many at a time
 * @throws what `act` threw first, when all that had begun has ended: nothing goes on behind the caller's back
 */
export async function forEachConcurrently<T>(
  items: readonly T[],
  concurrency: number,
  act: (item: T) => Promise<void>,
): Promise<void> {
  // An iterator is shared: each item is taken once.
  const queue = items.values();
  const errors: unknown[] = [];
  const work = async () => {
    for (const item of queue) {
      if (errors.length > 0) return;
      try {
        await act(item);
      } catch (error) {
        errors.push(error);
      }
    }
  };
  await Promise.all(Array.from({length: concurrency}, work));
  if (errors.length > 0) throw errors[0];
}
