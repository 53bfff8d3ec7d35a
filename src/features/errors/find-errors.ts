import {normalizeMessage, readTemplate} from '../../lib/message-template';
import {plainText} from '../../lib/inline-text';
import {codesIn, type ErrorEntry} from './error-entry';

/** A higher score than any number of words can reach. */
const WHOLE_MESSAGE = 10_000;

/**
 * The entries that match a pasted message, best first. A message with its variable parts filled in finds its entry
 * whatever surrounds it, such as the JSON of the response; otherwise, an entry must have most of the pasted words.
 */
export function findErrors(entries: readonly ErrorEntry[], pasted: string): ErrorEntry[] {
  const text = normalizeMessage(pasted);
  if (text === '') return [...entries];
  const words = wordsOf(text);
  return entries
    .map((entry) => ({entry, score: scoreOf(entry, text, words)}))
    .filter(({score}) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({entry}) => entry);
}

function scoreOf(entry: ErrorEntry, text: string, words: string[]): number {
  const status = entry.status !== '' && words.includes(entry.status.toLowerCase()) ? 5 : 0;
  const fixed = Math.max(0, ...templatesOf(entry).map((template) => matchLength(template, text)));
  if (fixed > 0) return WHOLE_MESSAGE + fixed + status;
  const message = normalizeMessage(plainText(entry.message));
  const all = `${entry.status} ${message} ${normalizeMessage(plainText(entry.cause))} ${normalizeMessage(
    plainText(entry.fix),
  )} ${entry.places.map(({label}) => normalizeMessage(label)).join(' ')}`;
  const found = words.filter((word) => all.includes(word));
  if (found.length < words.length * 0.7) return 0;
  return found.length + found.filter((word) => message.includes(word)).length * 2 + status;
}

/** The messages of an entry: its pieces of code, or all of its words if it has none. */
function templatesOf({message}: ErrorEntry): string[] {
  const codes = codesIn(message);
  return codes.length > 0 ? codes : [plainText(message)];
}

/** The number of fixed characters of a message if the text contains it; 0 otherwise. */
function matchLength(message: string, text: string): number {
  const template = readTemplate(message);
  return template?.pattern.test(text) ? template.fixed : 0;
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}_.-]+/u).filter((word) => word.length > 1);
}
