import {plainText} from '../../../lib/inline-text';
import type {SearchOptions} from '../../search/node';
import {codesIn, type ErrorEntry} from '../error-entry';

/** The pages of this feature, as the search takes them. */
export type SearchedErrors = NonNullable<SearchOptions['errorPages']>;

type Sections = Awaited<ReturnType<SearchedErrors['sectionsOf']>>;

/** One or two words of code can appear in any symptom; three or more are a message. */
const FEWEST_WORDS = 3;
/** Shorter code still counts as the message when it makes up this share of the text. */
const MOSTLY = 0.8;

/** Turns the errors of a version into sections of the page that lists them. */
export function errorSections(entries: readonly ErrorEntry[], page: number): Sections {
  return entries
    .filter(({message}) => message.length > 0)
    .map((entry) => ({
      page,
      anchor: entry.id,
      level: 2,
      headings: [`${entry.status} ${plainText(entry.message)}`.trim()],
      blocks: [{type: 'table', head: ['Documented at', 'Cause and remedy'], rows: [rowOf(entry)]}],
      names: [],
      messages: messagesOf(entry),
      numbers: [],
      code: '',
    }));
}

/** The text that readers paste: the code in a message, or the whole text if code is only a minor part of it. */
function messagesOf({message}: ErrorEntry): string[] {
  const whole = plainText(message);
  const codes = codesIn(message);
  const isCode = codes.join('').length >= whole.length * MOSTLY;
  const pasted = codes.filter((code) => isCode || code.split(/\s+/).length >= FEWEST_WORDS);
  return pasted.length > 0 ? pasted : [whole];
}

const MOST_PLACES = 2;

/** A row with the places that document the error, then its cause and fix. */
function rowOf({places, cause, fix}: ErrorEntry): string[] {
  const labels = places.slice(0, MOST_PLACES).map(({label}) => label);
  const others = places.length - labels.length;
  const said = [cause, fix].map((text) => plainText(text)).filter(Boolean);
  return [
    [...labels, ...(others > 0 ? [`${others} more`] : [])].join(', '),
    said.map((text) => (/[.!?:]$/.test(text) ? text : `${text}.`)).join(' '),
  ];
}
