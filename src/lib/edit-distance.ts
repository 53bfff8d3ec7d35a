/** In characters. Longer texts are not misspellings of anything. */
const LONGEST = 255;

// Three rows of the table are enough. They are reused for every pair, since this runs for each term of the index.
const rows = [0, 1, 2].map(() => new Uint16Array(LONGEST + 1)) as [Uint16Array, Uint16Array, Uint16Array];

/**
 * The number of letters to add, remove, replace or swap with their neighbor to get from one text to the other;
 * gives up beyond `limit` and returns `limit + 1`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  if (a.length > LONGEST || b.length > LONGEST) return a === b ? 0 : limit + 1;
  let [beforeLast, last, current] = rows;
  for (let column = 0; column <= b.length; column++) last[column] = column;
  for (let row = 1; row <= a.length; row++) {
    current[0] = row;
    let smallest = row;
    for (let column = 1; column <= b.length; column++) {
      const cost = a.charCodeAt(row - 1) === b.charCodeAt(column - 1) ? 0 : 1;
      let distance = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + cost);
      const isSwap =
        row > 1 &&
        column > 1 &&
        a.charCodeAt(row - 1) === b.charCodeAt(column - 2) &&
        a.charCodeAt(row - 2) === b.charCodeAt(column - 1);
      if (isSwap) distance = Math.min(distance, beforeLast[column - 2]! + 1);
      current[column] = distance;
      if (distance < smallest) smallest = distance;
    }
    if (smallest > limit) return limit + 1;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return last[b.length]!;
}
