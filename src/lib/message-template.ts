import {escapeRegExp} from './escape-regexp';

/** A documented message with parts that vary, prepared for finding it in what a reader pasted. */
export interface MessageTemplate {
  /** Finds it in a normalized text. */
  pattern: RegExp;
  /** The pieces of its text that never vary. */
  pieces: string[];
  /** The number of characters these have in total. */
  fixed: number;
}

/** In fixed characters. Shorter messages would fit almost anything, as `<x> <y>` would. */
const SHORTEST = 8;

/** A placeholder in a message, as in `Operation '<operation>' not found`. */
const PLACEHOLDER = /<[^<>]+>|\.\.\.|…/;

/** The template of a message; undefined when hardly any of it is fixed. */
export function readTemplate(message: string): MessageTemplate | undefined {
  const pieces = normalizeMessage(message)
    .split(PLACEHOLDER)
    .map((piece) => piece.trim());
  const fixed = pieces.join('').length;
  if (fixed < SHORTEST) return undefined;
  // The part that varies may be empty.
  return {pattern: new RegExp(pieces.map(escapeRegExp).join('.{0,200}?')), pieces, fixed};
}

/** Removes what does not distinguish messages: case, quotation marks, and line breaks. */
export function normalizeMessage(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/\\?["'“”‘’`]/g, '')
    .replaceAll(/\\n|\s+/g, ' ')
    .trim();
}
