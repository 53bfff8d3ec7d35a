import {escapeRegExp} from './escape-regexp';

/** A documented message, of which some parts vary, made ready to be found in what somebody pasted. */
export interface MessageTemplate {
  /** Finds it in a text that was normalized. */
  pattern: RegExp;
  /** The text that never varies, in its pieces. */
  pieces: string[];
  /** How many characters these have. */
  fixed: number;
}

/** A letter or two fixed characters say nothing: `<x> <y>` would fit everything. */
const SHORTEST = 8;

/** What stands for something else in a message, as in `Operation '<operation>' not found`. */
const PLACEHOLDER = /<[^<>]+>|\.\.\.|…/;

/** A template of a message; undefined when hardly anything of it is fixed. */
export function readTemplate(message: string): MessageTemplate | undefined {
  const pieces = normalizeMessage(message)
    .split(PLACEHOLDER)
    .map((piece) => piece.trim());
  const fixed = pieces.join('').length;
  if (fixed < SHORTEST) return undefined;
  // The part that varies may be missing, too.
  return {pattern: new RegExp(pieces.map(escapeRegExp).join('.{0,200}?')), pieces, fixed};
}

/** Case, quotation marks and breaks of lines do not tell messages apart. */
export function normalizeMessage(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/\\?["'“”‘’`]/g, '')
    .replaceAll(/\\n|\s+/g, ' ')
    .trim();
}
