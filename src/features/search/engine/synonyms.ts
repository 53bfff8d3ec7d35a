import {ONE_WAY, TWO_WAY} from './synonym-groups';
import {wordsOf, type Word} from './tokenize';

const stemsOf = (text: string) => wordsOf(text).map(({stem}) => stem);

const NONE: readonly string[] = [];
const same = new Map<string, string[]>();
for (const group of TWO_WAY.map(stemsOf)) {
  for (const stem of group) same.set(stem, [...(same.get(stem) ?? []), ...group.filter((other) => other !== stem)]);
}

/** The synonyms of a stem, as stems; empty for most. */
export function synonymsOf(stem: string): readonly string[] {
  return same.get(stem) ?? NONE;
}

/** The words of the docs for something that one or more words of a query mean. */
export interface OneWaySynonym {
  /** Position of the first word. */
  from: number;
  /** The number of words it covers. */
  length: number;
  /** A section must have all of these stems. */
  stems: string[];
}

const LONGEST = 3;
const oneWay = new Map<string, string[][]>();
for (const [meant, others] of Object.entries(ONE_WAY)) {
  for (const words of others.split(', ')) {
    const key = stemsOf(words).join(' ');
    oneWay.set(key, [...(oneWay.get(key) ?? []), stemsOf(meant)]);
  }
}

/** The one-way synonyms of each word, and of each two or three consecutive words. */
export function oneWaySynonymsOf(words: readonly Word[]): OneWaySynonym[] {
  const stems = words.map(({stem}) => stem);
  const found: OneWaySynonym[] = [];
  for (let length = 1; length <= LONGEST; length++) {
    for (let from = 0; from + length <= stems.length; from++) {
      const known = oneWay.get(stems.slice(from, from + length).join(' ')) ?? [];
      found.push(...known.map((meant) => ({from, length, stems: meant})));
    }
  }
  return found;
}
