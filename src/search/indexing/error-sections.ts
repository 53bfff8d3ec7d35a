import {plainErrorText, type ErrorEntry} from '../../lib/errors/error-entry';
import type {IndexedSection} from '../engine/shard';

/** A word or two of code can stand in any symptom; more are a message. */
const FEWEST_WORDS = 3;
/** Or the message is hardly anything else. */
const MOSTLY = 0.8;

/** The errors of a version as sections of the page that lists them. */
export function errorSections(entries: readonly ErrorEntry[], page: number): IndexedSection[] {
  return entries
    .filter(({message}) => message.length > 0)
    .map((entry) => ({
      page,
      anchor: entry.id,
      level: 2,
      headings: [`${entry.status} ${plainErrorText(entry.message)}`.trim()],
      blocks: [{type: 'table', head: ['Documented at', 'Cause and remedy'], rows: [rowOf(entry)]}],
      names: [],
      messages: messagesOf(entry),
      code: '',
    }));
}

/** What is pasted: the code in a message, or all of it where code is only a part of a symptom. */
function messagesOf({message}: ErrorEntry): string[] {
  const whole = plainErrorText(message);
  const codes = message.flatMap((piece) => (typeof piece === 'string' ? [] : piece.code));
  const isCode = codes.join('').length >= whole.length * MOSTLY;
  const pasted = codes.filter((code) => isCode || code.split(/\s+/).length >= FEWEST_WORDS);
  return pasted.length > 0 ? pasted : [whole];
}

const MOST_PLACES = 2;

/** A row that says where the error is documented, then cause and fix. */
function rowOf({places, cause, fix}: ErrorEntry): string[] {
  const labels = places.slice(0, MOST_PLACES).map(({label}) => label);
  const others = places.length - labels.length;
  const said = [cause, fix].map((text) => plainErrorText(text)).filter(Boolean);
  return [
    [...labels, ...(others > 0 ? [`${others} more`] : [])].join(', '),
    said.map((text) => (/[.!?:]$/.test(text) ? text : `${text}.`)).join(' '),
  ];
}
