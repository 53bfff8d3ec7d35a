import {lettersOf} from './letters';
import {stemOf} from './tokenize';

/** An inverted index as it is stored: columns, which compress far better than lists of pairs. */
export interface PackedIndex {
  /** All terms, sorted and separated by spaces. */
  terms: string;
  /** Words of the texts that are indexed by their stem, sorted and separated by spaces. */
  forms: string;
  /** The number of documents that each term is in, one character per term. */
  counts: string;
  /** For each term, its documents: the first one, then the distance to each next one, one character per document. */
  steps: string;
  /** For each of these documents, one character for the term's impact. */
  impacts: string;
}

/** The same, ready to search. */
export interface Index {
  /** Terms and forms, sorted as `<` does. */
  names: string[];
  /** The letters that each of these has. */
  letters: Int32Array;
  /** The term that each of these stands for. */
  termOf: Uint32Array;
  /** The position of the first entry of each term; one more than there are terms. */
  offsets: Uint32Array;
  documents: Uint32Array;
  impacts: Float32Array;
}

const LEVELS = 23;
const LEVEL_0 = 'a'.charCodeAt(0);
const STRONGEST = 16;

/** The impact as one of 23 levels, finer for small numbers, as a letter. */
export function quantize(impact: number): string {
  const level = Math.round(Math.sqrt(Math.min(impact, STRONGEST) / STRONGEST) * LEVELS);
  // Level 0 means no impact, and a term that is in the document has some.
  return String.fromCharCode(LEVEL_0 + Math.max(level, 1));
}

const FIRST = '#'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);

/** A number as a character that JSON need not escape, mostly one byte: these compress better than digits and commas. */
export function toCharacter(step: number): string {
  return String.fromCharCode(FIRST + step + (FIRST + step >= BACKSLASH ? 1 : 0));
}

function fromCharacter(code: number): number {
  return code - FIRST - (code > BACKSLASH ? 1 : 0);
}

/**
 * @param size how many documents there are
 * @throws Error when the columns do not fit together, or refer to documents that do not exist
 */
export function unpack({terms, forms, counts, steps, impacts}: PackedIndex, size: number): Index {
  const words = splitWords(terms);
  const offsets = new Uint32Array(counts.length + 1);
  for (let term = 0; term < counts.length; term++) {
    offsets[term + 1] = offsets[term]! + fromCharacter(counts.charCodeAt(term));
  }
  const entries = offsets.at(-1)!;
  if (words.length !== counts.length || steps.length !== entries || impacts.length !== entries) throw damaged();
  const documents = new Uint32Array(entries);
  const strengths = new Float32Array(entries);
  for (let term = 0; term < counts.length; term++) {
    let document = 0;
    for (let entry = offsets[term]!; entry < offsets[term + 1]!; entry++) {
      document += fromCharacter(steps.charCodeAt(entry));
      if (!(document >= 0 && document < size)) throw damaged();
      documents[entry] = document;
      strengths[entry] = ((impacts.charCodeAt(entry) - LEVEL_0) / LEVELS) ** 2 * STRONGEST;
    }
  }
  return {...nameTerms(words, splitWords(forms)), offsets, documents, impacts: strengths};
}

function damaged(): Error {
  return new Error('The search index is damaged.');
}

function splitWords(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}

function nameTerms(terms: string[], forms: string[]): Pick<Index, 'names' | 'letters' | 'termOf'> {
  const positions = new Map(terms.map((term, position) => [term, position]));
  // A form that is also the stem of another word is already a term.
  const others = forms.filter((form) => !positions.has(form) && positions.has(stemOf(form)));
  const names = [...terms, ...others].toSorted();
  return {
    names,
    letters: Int32Array.from(names, lettersOf),
    termOf: Uint32Array.from(names, (name) => positions.get(name) ?? positions.get(stemOf(name))!),
  };
}

/** Position of the first name that is not before `text`. */
export function lowerBound(names: readonly string[], text: string): number {
  let low = 0;
  let high = names.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (names[middle]! < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The positions at which the entries of a name begin and end: the same position when no document has it. */
export function entriesOf({names, termOf, offsets}: Index, name: string): [from: number, to: number] {
  const position = lowerBound(names, name);
  if (names[position] !== name) return [0, 0];
  const term = termOf[position]!;
  return [offsets[term]!, offsets[term + 1]!];
}
