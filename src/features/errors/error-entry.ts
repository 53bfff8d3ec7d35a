import {groupBy} from '../../lib/group-by';
import {plainText, wordsAndCode, type InlineText} from '../../lib/inline-text';

/** An error as a docs version documents it. */
export interface ErrorEntry {
  /** Id of the entry on the page of errors. */
  id: string;
  /** HTTP status, or a code such as `1011`; empty where none is documented. */
  status: string;
  /** The message, with `<name>` for a part that varies, or what readers see instead of a message. */
  message: InlineText;
  cause: InlineText;
  fix: InlineText;
  /** The sections that document it: those of the operation, or else of a guide. */
  places: {label: string; url: string}[];
}

/** The pieces of code in a text. */
export function codesIn(text: InlineText): string[] {
  return wordsAndCode(text).flatMap((piece) => (typeof piece === 'string' ? [] : piece.code));
}

/** Groups entries with the same status and message from several sections, each group at the position of its first. */
export function groupErrors(entries: readonly ErrorEntry[]): ErrorEntry[][] {
  const keyOf = ({id, status, message}: ErrorEntry) => (message.length > 0 ? `${status} ${plainText(message)}` : id);
  return [...groupBy(entries, keyOf).values()];
}
