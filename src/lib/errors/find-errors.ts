import {plainErrorText, type ErrorEntry} from './error-entry';

/** An entry, and how well it fits what somebody pasted. */
interface Scored {
  entry: ErrorEntry;
  score: number;
}

/** More than any number of words can reach. */
const WHOLE_MESSAGE = 10_000;

/** A letter or two fixed characters say nothing: `<x> <y>` would fit everything. */
const SHORTEST_TEMPLATE = 8;

/**
 * The entries that fit a pasted message, the best one first. A message whose variable parts are filled in finds its entry
 * whatever stands around it, such as the JSON of the response; otherwise, words count, and most of them have to be there.
 */
export function findErrors(entries: readonly ErrorEntry[], pasted: string): ErrorEntry[] {
  const text = normalize(pasted);
  if (text === '') return [...entries];
  const words = wordsOf(text);
  const scored = entries.flatMap((entry): Scored[] => {
    const score = scoreOf(entry, text, words);
    return score > 0 ? [{entry, score}] : [];
  });
  return scored.toSorted((a, b) => b.score - a.score).map(({entry}) => entry);
}

function scoreOf(entry: ErrorEntry, text: string, words: string[]): number {
  const status = entry.status !== '' && words.includes(entry.status.toLowerCase()) ? 5 : 0;
  const fixed = Math.max(0, ...templatesOf(entry).map((template) => matchLength(template, text)));
  if (fixed > 0) return WHOLE_MESSAGE + fixed + status;
  const message = normalize(plainErrorText(entry.message));
  const all = `${entry.status} ${message} ${normalize(plainErrorText(entry.cause))} ${normalize(
    plainErrorText(entry.fix),
  )} ${entry.places.map(({label}) => normalize(label)).join(' ')}`;
  const found = words.filter((word) => all.includes(word));
  if (found.length < words.length * 0.7) return 0;
  return found.length + found.filter((word) => message.includes(word)).length * 2 + status;
}

/** The messages of an entry: its code, or its words where it has none. */
function templatesOf({message}: ErrorEntry): string[] {
  const codes = message.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.code]));
  return (codes.length > 0 ? codes : [plainErrorText(message)]).map(normalize);
}

/** How many fixed characters of a template a text has in order; 0 when it does not fit. */
function matchLength(template: string, text: string): number {
  const parts = template.split(/<[^<>]+>|\.\.\.|…/);
  const fixed = parts.join('').length;
  if (fixed < SHORTEST_TEMPLATE) return 0;
  const pattern = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('.{1,200}?');
  return new RegExp(pattern).test(text) ? fixed : 0;
}

/** Case, kinds of quotation marks, their escapes in JSON and breaks of lines do not tell messages apart. */
function normalize(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/\\(?=["'])/g, '')
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[‘’`]/g, "'")
    .replaceAll(/\\n|\s+/g, ' ')
    .trim();
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}_.-]+/u).filter((word) => word.length > 1);
}
