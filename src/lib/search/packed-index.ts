/** An inverted index as it is written: four columns, which compress far better than lists of pairs. */
export interface PackedIndex {
  /** All terms, sorted, with a space between. */
  terms: string;
  /** How many documents each term is in. */
  counts: number[];
  /** For each term, its documents: the first, then the distance to each next. */
  steps: number[];
  /** For each of these, one character for what the term says about the document. */
  impacts: string;
}

/** The same, ready to be searched. */
export interface Index {
  terms: string[];
  /** Where the entries of a term begin; one more than there are terms. */
  offsets: Uint32Array;
  documents: Uint32Array;
  impacts: Float32Array;
}

const LEVELS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_';
const STRONGEST = 16;

/** One of 64 steps, finer for small numbers. */
export function quantize(impact: number): string {
  const level = Math.round(Math.sqrt(Math.min(impact, STRONGEST) / STRONGEST) * (LEVELS.length - 1));
  return LEVELS[level]!;
}

const IMPACT_OF = new Map(
  Array.from(LEVELS, (character, level) => [character.charCodeAt(0), (level / (LEVELS.length - 1)) ** 2 * STRONGEST]),
);

/** @throws Error when the columns do not fit together */
export function unpack({terms, counts, steps, impacts}: PackedIndex): Index {
  const names = terms === '' ? [] : terms.split(' ');
  const offsets = new Uint32Array(counts.length + 1);
  counts.forEach((count, term) => (offsets[term + 1] = offsets[term]! + count));
  const size = offsets.at(-1)!;
  if (names.length !== counts.length || steps.length !== size || impacts.length !== size) {
    throw new Error('The search index is damaged.');
  }
  const documents = new Uint32Array(size);
  const strengths = new Float32Array(size);
  for (let term = 0; term < counts.length; term++) {
    let document = 0;
    for (let entry = offsets[term]!; entry < offsets[term + 1]!; entry++) {
      document += steps[entry]!;
      documents[entry] = document;
      strengths[entry] = IMPACT_OF.get(impacts.charCodeAt(entry)) ?? 0;
    }
  }
  return {terms: names, offsets, documents, impacts: strengths};
}

/** Position of the first term that is not before `text`. */
export function lowerBound(terms: readonly string[], text: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (terms[middle]! < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
