import {editDistance} from '../../src/lib/edit-distance';

/** The known name with the spelling closest to a wrong one; undefined if none is close. */
export function nearest(wrong: string, known: Iterable<string>): string | undefined {
  const limit = Math.max(1, Math.floor(wrong.length / 4));
  let best: {name: string; distance: number} | undefined;
  for (const name of known) {
    const distance = editDistance(wrong.toLowerCase(), name.toLowerCase(), limit);
    if (distance <= limit && (!best || distance < best.distance)) best = {name, distance};
  }
  return best?.name;
}
