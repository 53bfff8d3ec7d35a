import type {Quotation} from './find-passages';

/** What an answer is made of, in the order in which it arrives. */
export type AnswerEvent =
  /** A passage, word for word. */
  | {type: 'quotation'; quotation: Quotation}
  /** No passage fits the whole question. */
  | {type: 'weak'};
