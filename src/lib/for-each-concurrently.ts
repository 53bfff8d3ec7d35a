/**
 * Does something for each item of a list, several at a time, and stops at the first error.
 *
 * @param concurrency how many at a time
 * @throws what `act` threw first, after everything that was started has ended, so that nothing keeps running
 */
export async function forEachConcurrently<T>(
  items: readonly T[],
  concurrency: number,
  act: (item: T) => Promise<void>,
): Promise<void> {
  // The workers share one iterator, so that each item is taken once.
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
