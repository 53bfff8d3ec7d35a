/** Milliseconds that `doWork` takes on the machine that the limits were set on, when it does nothing else. */
const REFERENCE = 120;

/**
 * The factor by which this machine takes longer for a piece of work now, with all that it does besides; at least 1. A
 * limit in seconds times this holds on a slower machine, or on a busy one, as well.
 */
export function slowness(): number {
  const times = Array.from({length: 3}, () => {
    const start = performance.now();
    doWork();
    return performance.now() - start;
  });
  return Math.max(1, times.toSorted((a, b) => a - b)[1]! / REFERENCE);
}

function doWork(): void {
  const entries = Array.from({length: 4000}, (_, index) => ({index, text: ((index * 7919) % 100_003).toString(36)}));
  for (let round = 0; round < 60; round++) {
    const copy = JSON.parse(JSON.stringify(entries)) as typeof entries;
    copy.sort((a, b) => a.text.localeCompare(b.text));
  }
}
