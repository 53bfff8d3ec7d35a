import type {Quotation} from './find-passages';

/** Who answers: passages found in the index, or a language model. The reader is told. */
export type AnswerOrigin = 'quotations' | 'agent';

/** What an answer is made of, in the order in which it arrives. */
export type AnswerEvent =
  | {type: 'origin'; origin: AnswerOrigin}
  /** A passage, word for word. */
  | {type: 'quotation'; quotation: Quotation}
  /** More of a text in Markdown. */
  | {type: 'text'; delta: string}
  /** A page that the text draws on. */
  | {type: 'source'; url: string; title: string}
  /** No passage fits the whole question. */
  | {type: 'weak'};

/** A question that was answered before in the same conversation. */
export interface Exchange {
  question: string;
  /** The answer as text. */
  answer: string;
}
