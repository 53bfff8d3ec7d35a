import type {Answer} from '../../engine/find-passages';
import {useCallback, useRef, useState} from 'react';
import {usePlace, useSearchScope} from '../useSearchScope';
import {useSearchService} from '../useSearchService';

/** A question, with its answer from the docs once there is one. */
export interface Asked extends Answer {
  id: number;
  question: string;
  status: 'pending' | 'done' | 'stopped' | 'failed';
}

export type Answers = ReturnType<typeof useAnswers>;

let nextId = 0;

/** The reader's questions, each with its answer, newest last. */
export function useAnswers() {
  const service = useSearchService();
  const place = usePlace();
  const {own} = useSearchScope();
  const [answers, setAnswers] = useState<Asked[]>([]);

  /** Ignores an outcome that arrives after a stop or after the next question. */
  const settle = useCallback(
    (outcome: Partial<Asked>, id?: number) =>
      setAnswers((all) =>
        all.map((one) => (one.status === 'pending' && (id ?? one.id) === one.id ? {...one, ...outcome} : one)),
      ),
    [],
  );
  const stop = useCallback(() => settle({status: 'stopped'}), [settle]);
  const ask = useCallback(
    (question: string) => {
      const id = nextId++;
      stop();
      setAnswers((all) => [...all, {id, question, status: 'pending', quotations: [], nearest: []}]);
      service.ask(question, own.tags, place).then(
        (answer) => settle({...answer, status: 'done'}, id),
        (error: unknown) => {
          console.warn('Couldn’t answer the question.', error);
          settle({status: 'failed'}, id);
        },
      );
    },
    [service, own, place, stop, settle],
  );
  const before = useRef('');
  /** Asks unless the question is the same as before: a reader who comes back to it finds its answer. */
  const askOnce = useCallback(
    (question: string) => {
      if (question && question !== before.current) ask(question);
      before.current = question;
    },
    [ask],
  );
  return {answers, ask, askOnce, stop};
}
