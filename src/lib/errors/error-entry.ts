import {groupBy} from '../group-by';

/** A piece of running text of a table: code stands in an object, links are their words. */
export type ErrorText = (string | {code: string})[];

/** An error as a docs version documents it. */
export interface ErrorEntry {
  /** Id of the entry on the page of errors. */
  id: string;
  /** HTTP status, or a code such as `1011`; empty where none is documented. */
  status: string;
  /** The message, with `<name>` for a part that varies; or what one sees in place of a message. */
  message: ErrorText;
  cause: ErrorText;
  fix: ErrorText;
  /** The sections that document it: of the operation, or else of a guide. */
  places: {label: string; url: string}[];
}

/** The words of a text, without its markup. */
export function plainErrorText(text: ErrorText): string {
  return text.map((piece) => (typeof piece === 'string' ? piece : piece.code)).join('');
}

/** The entries that have one status and message, which several sections explain, at the place of the first of them. */
export function groupErrors(entries: readonly ErrorEntry[]): ErrorEntry[][] {
  const keyOf = ({id, status, message}: ErrorEntry) =>
    message.length > 0 ? `${status} ${plainErrorText(message)}` : id;
  return [...groupBy(entries, keyOf).values()];
}
