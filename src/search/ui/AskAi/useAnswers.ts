import type {AnswerEvent, NearSection, Quotation} from '../../engine/find-passages';
import {useCallback, useEffect, useRef, useState} from 'react';
import {usePlace} from '../usePlace';
import {useSearchService} from '../useSearchService';

export interface AnswerState {
  id: number;
  question: string;
  status: 'pending' | 'done' | 'stopped' | 'failed';
  /** Where the docs do not answer it: the sections that come nearest. */
  nearest: NearSection[];
  quotations: Quotation[];
}

interface Answers {
  answers: AnswerState[];
  isAnswering: boolean;
  ask: (question: string) => void;
  stop: () => void;
}

/** Asks and collects what comes, piece by piece. */
export function useAnswers(tags: string[]): Answers {
  const service = useSearchService();
  const place = usePlace();
  const [answers, setAnswers] = useState<AnswerState[]>([]);
  const known = useRef(answers);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => {
    known.current = answers;
  }, [answers]);
  useEffect(() => () => controller.current?.abort(), []);

  const ask = useCallback(
    (question: string) => {
      controller.current?.abort();
      const {signal} = (controller.current = new AbortController());
      const answer = newAnswer(known.current.length, question);
      const change = (next: (state: AnswerState) => AnswerState) =>
        setAnswers((all) => all.map((state) => (state.id === answer.id ? next(state) : state)));

      known.current = [...known.current, answer];
      setAnswers(known.current);
      collect(service.ask(question, tags, place), signal, change).then(
        () => change((state) => ({...state, status: 'done'})),
        (error: unknown) => {
          if (!signal.aborted) console.warn('The question was not answered.', error);
          change((state) => ({...state, status: signal.aborted ? 'stopped' : 'failed'}));
        },
      );
    },
    [service, tags, place],
  );

  const stop = useCallback(() => controller.current?.abort(), []);
  return {answers, isAnswering: answers.at(-1)?.status === 'pending', ask, stop};
}

function newAnswer(id: number, question: string): AnswerState {
  return {id, question, status: 'pending', nearest: [], quotations: []};
}

async function collect(
  events: AsyncGenerator<AnswerEvent>,
  signal: AbortSignal,
  change: (next: (state: AnswerState) => AnswerState) => void,
): Promise<void> {
  for await (const event of events) {
    signal.throwIfAborted();
    change((state) => withEvent(state, event));
  }
  signal.throwIfAborted();
}

function withEvent(state: AnswerState, event: AnswerEvent): AnswerState {
  switch (event.type) {
    case 'unanswered':
      return {...state, nearest: event.nearest};
    case 'quotation':
      return {...state, quotations: [...state.quotations, event.quotation]};
    default:
      return event satisfies never;
  }
}
