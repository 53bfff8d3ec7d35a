import type {Answer} from '../../engine/find-passages';
import {useCallback, useRef, useState} from 'react';
import {usePlace, useSearchScope} from '../useSearchScope';
import {useSearchService} from '../useSearchService';

/** A question, with what the docs say to it as soon as that is there. */
export interface Asked extends Answer {
  id: number;
  question: string;
  status: 'pending' | 'done' | 'stopped' | 'failed';
}

export type Answers = ReturnType<typeof useAnswers>;

let nextId = 0;

/** The questions of a reader, each with its answer; the newest last. */
export function useAnswers() {
  const service = useSearchService();
  const place = usePlace();
  const {own} = useSearchScope();
  const [answers, setAnswers] = useState<Asked[]>([]);

  /** What comes after a stop, or after the next question, changes nothing. */
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
          console.warn('The question was not answered.', error);
          settle({status: 'failed'}, id);
        },
      );
    },
    [service, own, place, stop, settle],
  );
  const before = useRef('');
  /** Asks unless it is the question of before: who comes back to one finds its answer. */
  const askOnce = useCallback(
    (question: string) => {
      if (question && question !== before.current) ask(question);
      before.current = question;
    },
    [ask],
  );
  return {answers, ask, askOnce, stop};
}
