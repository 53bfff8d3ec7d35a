import type {NearSection, Quotation} from './find-passages';

/** What an answer is made of, in the order in which it arrives. */
export type AnswerEvent =
  /** A passage, word for word. */
  | {type: 'quotation'; quotation: Quotation}
  /** The docs do not answer it: the sections that come nearest, best first. */
  | {type: 'unanswered'; nearest: NearSection[]};
